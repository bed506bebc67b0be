import { checkApplicant } from '@portal/kit/resources/applicants';
import { nothingSent } from '../../on-device/wizard-draft';
import type { DraftStore } from '../draft/draft-store';

type CheckOutcome = { hasApplied: boolean; message: string };

/** Asks the server whose e-mail it is, and keeps what follows from it (specification §4). */
export async function checkEmail(store: DraftStore, email: string): Promise<CheckOutcome> {
  const { offerId, submission } = store;
  const { hasApplied, isKnown, applicant, message } = await checkApplicant(email, offerId, {
    submission,
  });
  const { draft } = store.get();
  const isOther = draft.check?.email !== email;
  const hasSent = !isOther && draft.sent.upload !== 'none';

  // An application that this form has begun to send is not one that was made before (reading A25).
  if (hasApplied && !hasSent) return { hasApplied, message };

  const known = isKnown ? applicant : undefined;
  store.change({
    step: 'details',
    email,
    check: { email, at: Date.now(), applicant: known },
    ...(isOther && { name: nextName(store, known?.name), ...nothingSent() }),
  });
  return { hasApplied: false, message };
}

/** A known applicant's name is filled in; it goes again when another e-mail follows. */
function nextName(store: DraftStore, knownName: string | undefined) {
  const { name, check } = store.get().draft;
  if (knownName) return knownName;
  return name === check?.applicant?.name ? '' : name;
}
