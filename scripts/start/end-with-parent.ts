import process from 'node:process';

/** Ends this process when the one that started it ends, however it ends. */
export function endWithParent() {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // Listening must not keep alive what has nothing else to do.
  process.channel?.unref();
}
