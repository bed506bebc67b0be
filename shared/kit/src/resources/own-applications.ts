import {
  ownApplicationFromWire,
  ownApplicationKeysToWire,
  ownApplicationKeyToWire,
  ownApplicationsFromWire,
  ownApplicationsPath,
  withdrawalPath,
  type OwnApplicationKey,
} from '@portal/contract/own-applications';
import { http } from '@portal/http';
import * as v from 'valibot';

/** Applications by code and e-mail, up to 20, in the order of the keys; undefined where there is none. */
export const readOwnApplications = async (keys: readonly OwnApplicationKey[]) =>
  v.parse(
    ownApplicationsFromWire,
    await http.post(ownApplicationsPath, ownApplicationKeysToWire(keys)),
  );

/** Takes an application back; returns what it is from then on. May be repeated. */
export const withdrawApplication = async (key: OwnApplicationKey) =>
  v.parse(ownApplicationFromWire, await http.post(withdrawalPath, ownApplicationKeyToWire(key)));
