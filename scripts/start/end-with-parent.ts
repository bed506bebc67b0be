import process from 'node:process';

/** Ends this process when the one that started it ends, however it ends. */
export function endWithParent() {
  process.once('disconnect', end);
  // It may have ended while this process was loading.
  if (process.send && !process.connected) end();
  // Listening must not keep alive what has nothing else to do.
  process.channel?.unref();
}

const end = () => process.kill(process.pid, 'SIGTERM');
