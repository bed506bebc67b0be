import { maxOwnApplications, type OwnApplicationKey } from '@portal/contract/own-applications';
import { readOwnApplications } from '@portal/kit/resources/own-applications';
import { listDrafts } from '../on-device/listed-drafts';
import type { KeptReceipt } from '../receipt/kept-receipt';
import { loadReceipts } from '../receipt/load-receipts';
import { deleteReceipt } from '../receipt/receipt-storage';
import { fromReceipt, fromServer, keyOf, type ListedApplication } from './listed-application';

export async function readDevice() {
  const [receipts, drafts] = await Promise.all([loadReceipts(), listDrafts()]);
  return {
    receipts: receipts.toSorted((one, other) => other.sentAt.localeCompare(one.sentAt)),
    drafts: drafts.toSorted((one, other) => other.savedAt - one.savedAt),
  };
}

/** Loads the applications of the receipts from the server, in order. */
export async function fetchOwnApplications(
  receipts: readonly KeptReceipt[],
): Promise<ListedApplication[]> {
  const keys = receipts.flatMap((receipt) => keyOf(receipt) ?? []);
  const known = new Map<string, ListedApplication | undefined>();
  for (let from = 0; from < keys.length; from += maxOwnApplications) {
    const some = keys.slice(from, from + maxOwnApplications);
    const answers = await readOwnApplications(some);
    for (const [index, key] of some.entries()) {
      const application = answers[index];
      known.set(key.code, application && fromServer(key, application, true));
    }
  }
  return Promise.all(receipts.map((receipt) => toListed(receipt, known)));
}

async function toListed(
  receipt: KeptReceipt,
  known: ReadonlyMap<string, ListedApplication | undefined>,
): Promise<ListedApplication> {
  if (receipt.code === undefined) return fromReceipt(receipt);
  const listed = known.get(receipt.code);
  if (!listed) return { ...fromReceipt(receipt), state: 'missing' };
  return listed.state === 'withdrawn' ? forgetIfWithdrawn(listed) : listed;
}

/** Deletes the receipt of a withdrawn application, so that the visitor may apply again. */
export async function forgetIfWithdrawn(listed: ListedApplication): Promise<ListedApplication> {
  if (listed.isKept) await deleteReceipt(listed.offer.id);
  return { ...listed, isKept: false };
}

/**
 * Finds an application that was sent from another device. Undefined if code and e-mail do not
 * match.
 */
export async function findOwnApplication(key: OwnApplicationKey) {
  const [application] = await readOwnApplications([key]);
  return application && fromServer(key, application, false);
}
