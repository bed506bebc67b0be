import { register } from 'tsx/esm/api';

// The routes of a remote are TypeScript, whatever builds it.
register();
await import('../../dev/builder');
