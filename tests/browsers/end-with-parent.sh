#!/bin/sh
# Runs $PROGRAM in a process group of its own. When whoever holds our standard input ends, however
# that happens, the whole group ends: a browser has many processes, and none may outlive its test.
exec 4<&0
"$PROGRAM" "$@" 4<&- &
program=$!
(
  read -r _ <&4
  kill -KILL 0
) &
watcher=$!
wait $program
status=$?
kill $watcher
exit $status
