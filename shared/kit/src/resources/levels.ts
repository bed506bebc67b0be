import { levelFromWire } from '@portal/contract/level';
import { readList } from '../calls/read-resource';

/** Resource of the levels of a spoken language, `GET /api/nivel` (S7.13). Requires `ROLE_ADMIN`. */
export const levelsResource = readList('/api/nivel', levelFromWire);
