import process from 'node:process';

// Runs the API for `npm start`, and ends it when that process ends, however it ends.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
await import('../../api/src/server');
