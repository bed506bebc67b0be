import process from 'node:process';

// Runs the API for `npm start`, and ends it when that process ends, however it ends.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// Listening must not keep an API alive that could not start.
process.channel?.unref();
await import('../../api/src/server');
