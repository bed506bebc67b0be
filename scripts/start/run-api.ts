import { endWithParent } from './end-with-parent';

// Runs the API for `npm start`.
endWithParent();
await import('../../api/src/start/server');
