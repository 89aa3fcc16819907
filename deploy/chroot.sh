#!/bin/sh
# Unpacks a release on a bare Debian, without Node, npm and a compiler, as deploy/Containerfile does without a container
# engine: user 10001, everything read-only but /data and /backups. Starts it, and asks whether it can hold sessions.
#   npm run verify:release      # makes the release first
#   sudo deploy/chroot.sh RELEASE.tar.gz [ROOT] [PORT]
# Needs root and mmdebstrap. ROOT may be an existing one. Ends with 1 when the server is not ready within 20 seconds.
set -eu
archive=$(readlink -f "${1:?the release to try}")
root=${2:-$(mktemp -d)/root}
port=${3:-3399}

[ -e "$root/etc/debian_version" ] || mmdebstrap --variant=minbase --include=ca-certificates,libatomic1 "${SUITE:-trixie}" "$root"
chroot "$root" id lantern >/dev/null 2>&1 ||
	chroot "$root" useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin lantern
rm -rf "$root/opt" "$root/app" "$root/data" "$root/backups"
mkdir -p "$root/opt"
install -d -o 10001 -g 10001 -m 700 "$root/data" "$root/backups"
tar -xzf "$archive" -C "$root/opt"
ln -s "/opt/$(basename "$archive" .tar.gz)" "$root/app"
echo "127.0.0.1 localhost" >"$root/etc/hosts"
echo "size of the image: $(du -sm "$root" | cut -f1) MB, of it the release $(du -sm "$root/opt" | cut -f1) MB"
for tool in cc gcc make npm node; do
	if chroot "$root" sh -c "command -v $tool" >/dev/null; then echo "the image has $tool" >&2 && exit 1; fi
done

key=$(head -c 32 /dev/urandom | sha256sum | cut -d' ' -f1)
settings="PATH=/usr/bin:/bin HOME=/data NODE_ENV=production PORT=$port DATA_DIR=/data LOG_LEVEL=1 EMAIL=hold \
PUBLIC_URL=http://localhost:$port APP_KEY=$key BACKUP_DIR=/backups BACKUP_PASSPHRASE=$key"
began=$(date +%s)
# A mount namespace of its own: the bind mounts end with the server.
unshare --mount sh -c "
	mount --bind '$root' '$root'
	mount -o remount,bind,ro '$root'
	for folder in data backups; do
		mount --bind '$root/'\$folder '$root/'\$folder
		mount -o remount,bind,rw '$root/'\$folder
	done
	mount -t tmpfs tmpfs '$root/tmp'
	mount -t proc proc '$root/proc'
	mount -t devtmpfs devtmpfs '$root/dev'
	mkdir -p '$root/dev/shm' && mount -t tmpfs tmpfs '$root/dev/shm'
	exec chroot --userspec=10001:10001 '$root' /usr/bin/env -i $settings sh -c 'cd /app && exec node_modules/node-linux-*/bin/node \
		--disable-warning=ExperimentalWarning apps/server/build/main.mjs'
" &
server=$!
trap 'kill $server 2>/dev/null; wait $server 2>/dev/null || true' EXIT
node=$(ls -d "$root"/opt/*/node_modules/node-linux-*/bin/node | head -n 1)
until "$node" -e "fetch('http://127.0.0.1:$port/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"; do
	[ $(($(date +%s) - began)) -lt 60 ] || { echo "the server did not start" >&2; exit 1; }
	sleep 0.2
done
seconds=$(($(date +%s) - began))
# Every step to the server is an exec, so it has the id of the job.
echo "ready after $seconds s as user $(ps -o uid= -p $server | tr -d ' ')"
chroot --userspec=10001:10001 "$root" /usr/bin/env -i PATH=/usr/bin:/bin HOME=/tmp /app/lantern check --url "http://localhost:$port" --seconds 20
[ $seconds -le 20 ] || { echo "that is more than 20 s" >&2; exit 1; }
