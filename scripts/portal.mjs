#!/usr/bin/env node
import { register } from 'tsx/esm/api';

// The tools are TypeScript, installed ones too.
register();
await import('./portal/portal.ts');
