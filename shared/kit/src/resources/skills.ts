import type { CatalogEntry, CatalogRecord } from '@portal/contract/catalog';
import { skillRecordFromWire, skillRecordToWire } from '@portal/contract/catalog-records';
import { messageFromWire } from '@portal/contract/message';
import { skillEntryToWire } from '@portal/contract/skill';
import { http } from '@portal/http';
import { readList } from '../calls/read-resource';

export const skillsResource = readList('/api/conocimientos', skillRecordFromWire);

export const createSkill = async (entry: CatalogEntry) =>
  messageFromWire(await http.post('/api/conocimientos/save', skillEntryToWire(entry)));

export const updateSkill = async (skill: CatalogRecord) =>
  messageFromWire(
    await http.put(`/api/conocimientos/update/${skill.id}`, skillRecordToWire(skill)),
  );

export const deleteSkill = async (id: number) =>
  messageFromWire(await http.delete(`/api/conocimientos/delete/${id}`));
