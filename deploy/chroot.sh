#!/bin/sh
# Takes the steps of deploy/Containerfile without a container engine, then starts the server in the result and plays a
# session on it: a root file system of Debian packages, the pruned tree, user 10001, everything read-only but /data.
#   sudo deploy/chroot.sh [ROOT] [PORT]
# Needs root and mmdebstrap, and the tree installed and built (npm ci, npm run build). ROOT may be an existing one.
set -eu
cd "$(dirname "$0")/.."
source=$PWD
root=${1:-$(mktemp -d)/root}
port=${2:-3399}
node=$(ls -d "$source"/node_modules/node-linux-*/bin/node | head -n 1)

[ -e "$root/etc/debian_version" ] || mmdebstrap --variant=minbase --include=ca-certificates,libatomic1 trixie "$root"
chroot "$root" id lantern >/dev/null 2>&1 ||
	chroot "$root" useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin lantern
rm -rf "$root/app" "$root/data"
mkdir -p "$root/app" "$root/data"
chown 10001:10001 "$root/data"
chmod 700 "$root/data"
git archive HEAD | tar -x -C "$root/app"
mkdir -p "$root/app/apps/web"
cp -a "$source/apps/web/build" "$root/app/apps/web/build"
# With local mode, which the image leaves out, because the session is played in it.
cp -a "$source/apps/server/build" "$root/app/apps/server/build"
cp -a "$source/node_modules" "$root/app/node_modules"
(cd "$root/app" && npm prune --omit=dev --include=optional --no-audit --no-fund --ignore-scripts --offline)
ln -s "/app/${node#"$source"/}" "$root/app/node"
echo "size of the image: $(du -sm "$root" | cut -f1) MB, of it /app $(du -sm "$root/app" | cut -f1) MB"
for tool in cc gcc make npm; do
	if chroot "$root" sh -c "command -v $tool" >/dev/null; then echo "the image has $tool" >&2 && exit 1; fi
done

# A mount namespace of its own: the bind mounts end with the server.
unshare --mount sh -c "
	mount --bind '$root' '$root'
	mount -o remount,bind,ro '$root'
	mount --bind '$root/data' '$root/data'
	mount -o remount,bind,rw '$root/data'
	mount -t tmpfs tmpfs '$root/tmp'
	mount -t proc proc '$root/proc'
	mount -t devtmpfs devtmpfs '$root/dev'
	mkdir -p '$root/dev/shm' && mount -t tmpfs tmpfs '$root/dev/shm'
	exec chroot --userspec=10001:10001 '$root' /usr/bin/env -i PATH=/usr/bin:/bin HOME=/data NODE_ENV=production PORT=$port \
		DATA_DIR=/data LOG_LEVEL=1 sh -c 'cd /app && exec ./node --disable-warning=ExperimentalWarning apps/server/build/main.mjs'
" &
server=$!
trap 'kill $server 2>/dev/null; wait $server 2>/dev/null || true' EXIT
tries=0
until "$node" -e "fetch('http://127.0.0.1:$port/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"; do
	tries=$((tries + 1))
	[ $tries -lt 60 ] || { echo "the server did not start" >&2; exit 1; }
	sleep 1
done
# Every step to the server is an exec, so it has the id of the job.
echo "the server is ready as user $(ps -o uid= -p $server | tr -d ' ')"
"$node" --disable-warning=ExperimentalWarning bench/simulate.ts --url "http://localhost:$port" --teams 2 --people 8 --speed 60 --json
