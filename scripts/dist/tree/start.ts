import './settings';
import { endWithNpm } from '../../end-with-npm.mjs';
import { reportFailure } from '../../start/report-failure';
import { beginStore } from './begin-store';

endWithNpm();

try {
  await beginStore(process.env['RELEASES_DIR'] ?? '');
} catch (error) {
  reportFailure(error);
  process.exit(1);
}
await import('../../start/start');
