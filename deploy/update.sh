#!/bin/sh
# Updates an installation from a release, or takes it back. As root:
#   deploy/update.sh lantern-hour-1.2.0-linux-x64.tar.gz [HEALTH]
#   deploy/update.sh --back [HEALTH]
# Each version has a folder of its own below /opt/lantern-hour; "current" is a link to the one that runs. The former one
# stays and is named by "previous". HEALTH is the address that must respond with 200 after the restart, by default
# http://127.0.0.1:3000/readyz. When it does not within two minutes, the former version is started again: the server has
# put the data back where the update of its tables failed. With two nodes, run it on one after the other. When tables
# change, the first one changes them and the second one ends by itself within seconds: run it there at once.
#
# --back starts the former version. It refuses tables that a newer version has changed: restore the backup from before the
# update first (docs/guides/run.md).
set -eu
home=${LANTERN_HOME:-/opt/lantern-hour}
service=${LANTERN_SERVICE:-lantern}
restart() { ${LANTERN_RESTART:-systemctl restart "$service"}; }

link() { # link NAME FOLDER: in one step, so that nobody sees none
	ln -sfn "$2" "$home/.$1.new"
	mv -T "$home/.$1.new" "$home/$1"
}
ready() {
	node=$(ls -d "$home"/current/node_modules/node-linux-*/bin/node | head -n 1)
	tries=0
	until "$node" -e "fetch('$health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"; do
		tries=$((tries + 1))
		[ $tries -lt "${LANTERN_SECONDS:-120}" ] || return 1
		sleep 1
	done
}
back() {
	former=$(readlink "$home/previous") || { echo "there is no former version in $home/previous" >&2; exit 1; }
	now=$(readlink "$home/current")
	link current "$former"
	link previous "$now"
	restart
}

[ $# -ge 1 ] || { sed -n '2,4s/^# *//p' "$0" >&2; exit 1; }
health=${2:-http://127.0.0.1:3000/readyz}
if [ "$1" = --back ]; then
	back
	ready || { echo "$(readlink "$home/current") does not become ready: read its log" >&2; exit 1; }
	echo "$(readlink "$home/current") runs again"
	exit 0
fi

archive=$1
[ ! -e "$archive.sha256" ] || (cd "$(dirname "$archive")" && sha256sum -c "$(basename "$archive").sha256" >/dev/null)
version=$(basename "$archive" .tar.gz)
mkdir -p "$home"
# A folder appears under its name only when it is whole.
rm -rf "$home/.unpacking"
mkdir "$home/.unpacking"
tar -xzf "$archive" -C "$home/.unpacking"
rm -rf "${home:?}/$version"
mv "$home/.unpacking/$version" "$home/$version"
rmdir "$home/.unpacking"
[ ! -e /etc/lantern-hour.env ] || ln -sfn /etc/lantern-hour.env "$home/$version/.env"
former=$(readlink "$home/current" 2>/dev/null || true)
before=$(readlink "$home/previous" 2>/dev/null || true)
[ -z "$former" ] || [ "$former" = "$version" ] || link previous "$former"
link current "$version"
restart
if ready; then
	echo "$version runs"
	exit 0
fi
echo "$version does not become ready" >&2
[ -n "$former" ] && [ "$former" != "$version" ] || exit 1
# "previous" names again what it named before, and never a version that did not start.
link current "$former"
if [ -n "$before" ]; then link previous "$before"; else rm "$home/previous"; fi
restart
ready && echo "$former runs again" >&2
exit 1
