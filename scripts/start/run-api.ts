import { endWithParent } from './end-with-parent';

endWithParent();
await import('../../api/src/start/server');
