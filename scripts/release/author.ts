import { userInfo } from 'node:os';

/** In a container the user may have no name. */
export function author() {
  try {
    return userInfo().username;
  } catch {
    return process.env['USER'] ?? 'sin nombre';
  }
}
