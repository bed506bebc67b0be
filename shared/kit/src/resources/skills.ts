import type { CatalogEntry, CatalogRecord } from '@portal/contract/catalog';
import {
  skillEntryToWire,
  skillRecordFromWire,
  skillRecordToWire,
} from '@portal/contract/catalog-records';
import { deleteForMessage, postForMessage, putForMessage } from '../calls/message-calls';
import { readList } from '../calls/read-resource';

export const skillsResource = readList('/api/conocimientos', skillRecordFromWire);

export const createSkill = (entry: CatalogEntry) =>
  postForMessage('/api/conocimientos/save', skillEntryToWire(entry));

export const updateSkill = (skill: CatalogRecord) =>
  putForMessage(`/api/conocimientos/update/${skill.id}`, skillRecordToWire(skill));

export const deleteSkill = (id: number) => deleteForMessage(`/api/conocimientos/delete/${id}`);
