import { register } from 'tsx/esm/api';

// The routes of a remote are TypeScript, even for bundled tools.
register();
await import('../../dev/builder');
