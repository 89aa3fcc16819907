#!/bin/sh
# Builds the image of deploy/Containerfile out of a release with buildah, starts it, and asks whether it can hold sessions.
#   npm run verify:release      # makes the release first
#   sudo deploy/image.sh RELEASE.tar.gz [ROOT] [PORT]
# Needs root and buildah. Where no registry is reached, the base image is made of ROOT, a Debian of packages (mmdebstrap makes one).
# Everything is in a folder that is removed. Ends with 1 when the image is above 700 MB or not ready within 20 seconds.
set -eu
archive=$(readlink -f "${1:?the release to try}")
debian=${2:-}
port=${3:-3397}
cd "$(dirname "$0")"
work=$(mktemp -d)
base=$(sed -n 's/^FROM //p' Containerfile)
images() { buildah --root "$work/storage" --runroot "$work/run" "$@"; }
server=
# Stops the server itself: when buildah ends first, it kills the server, whose database then runs on.
stop() {
	child=$server
	while [ -n "$child" ]; do
		case $(ps -o args= -p "$child") in buildah*) ;; *) break ;; esac
		child=$(ps -o pid= --ppid "$child" | head -n 1 | tr -d ' ')
	done
	[ -z "$child" ] || kill "$child" 2>/dev/null || true
	wait "$server" || true
}
cleanup() {
	[ -z "$server" ] || stop
	images rm --all >/dev/null 2>&1 || true
	images rmi --all --force >/dev/null 2>&1 || true
	umount "$work/storage/overlay" 2>/dev/null || true
	rm -rf "$work"
}
trap cleanup EXIT

if ! timeout 60 buildah --root "$work/storage" --runroot "$work/run" pull -q "$base" >/dev/null 2>&1; then
	echo "no registry is reached: the base image is made of Debian packages"
	if [ -z "$debian" ]; then
		debian=$work/debian
		mmdebstrap --quiet --variant=minbase --include=ca-certificates,libatomic1 "${SUITE:-trixie}" "$debian"
	fi
	container=$(images from scratch)
	cp -a "$debian/." "$(images mount "$container")/"
	images commit --quiet --rm "$container" "$base" >/dev/null
fi
# Only what the file adds, not the whole project.
mkdir -p "$work/context/build/release"
ln "$archive" "$work/context/build/release/" 2>/dev/null || cp "$archive" "$work/context/build/release/"
images bud --quiet --format docker --isolation chroot --network host --pull-never -f Containerfile -t lantern-hour "$work/context" >/dev/null
container=$(images from --pull-never lantern-hour)
files=$(images mount "$container")
size=$(du -sm --apparent-size "$files" | cut -f1)
echo "size of the image: $size MB, of it the release $(du -sm --apparent-size "$files/opt" | cut -f1) MB"
[ "$size" -le 700 ] || { echo "that is more than 700 MB" >&2; exit 1; }
for tool in cc gcc make npm; do
	[ ! -e "$files/usr/bin/$tool" ] || { echo "the image has $tool" >&2; exit 1; }
done
for package in vitest fast-check happy-dom playwright-core @playwright lighthouse typescript vite react socket.io; do
	[ ! -e "$files/app/node_modules/$package" ] || { echo "the image has $package" >&2; exit 1; }
done

key=$(head -c 32 /dev/urandom | sha256sum | cut -d' ' -f1)
program=$(images inspect --format '{{range .OCIv1.Config.Entrypoint}}{{.}} {{end}}' "$container")
began=$(date +%s)
# The user, folder and environment are those of the image. Its entry point has no spaces in its words.
buildah --root "$work/storage" --runroot "$work/run" run --isolation chroot --network host --env "PORT=$port" --env "PUBLIC_URL=http://localhost:$port" --env "APP_KEY=$key" \
	--env EMAIL=hold --env LOG_LEVEL=1 --env BACKUP_DIR=/backups --env "BACKUP_PASSPHRASE=$key" "$container" -- $program &
server=$!
node=$(ls -d "$files"/opt/*/node_modules/node-linux-*/bin/node | head -n 1)
until "$node" -e "fetch('http://127.0.0.1:$port/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"; do
	[ $(($(date +%s) - began)) -lt 60 ] || { echo "the image did not start" >&2; exit 1; }
	sleep 0.2
done
seconds=$(($(date +%s) - began))
echo "the image was ready after $seconds s"
images run --isolation chroot --network host "$container" -- /app/lantern check --url "http://localhost:$port" --seconds 20
[ $seconds -le 20 ] || { echo "that is more than 20 s" >&2; exit 1; }
