import { userInfo } from 'node:os';

/** Who changes something. In a container nobody may have a name. */
export function author() {
  try {
    return userInfo().username;
  } catch {
    return process.env['USER'] ?? 'sin nombre';
  }
}
