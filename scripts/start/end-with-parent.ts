import process from 'node:process';

/** Ends this process when its parent ends for any reason. */
export function endWithParent() {
  process.once('disconnect', end);
  // The parent may have ended while this process was loading.
  if (process.send && !process.connected) end();
  // The open channel must not keep an idle process alive.
  process.channel?.unref();
}

const end = () => process.kill(process.pid, 'SIGTERM');
