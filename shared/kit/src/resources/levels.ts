import { levelFromWire } from '@portal/contract/level';
import { readList } from '../calls/read-resource';

export const levelsResource = readList('/api/nivel', levelFromWire);
