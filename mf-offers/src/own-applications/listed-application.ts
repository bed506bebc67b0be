import { companyDay } from '@portal/contract/company-day';
import type { OwnApplication, OwnApplicationKey } from '@portal/contract/own-applications';
import { publicStateTexts, type PublicState } from '@portal/contract/public-state';
import { dayAndMonth } from '@portal/kit/format/dates';
import { originalTitle } from '@portal/kit/format/later-changes';
import type { KeptReceipt } from '../receipt/kept-receipt';
import { reviewDay } from '../receipt/review-day';

/** Public state of an application; «asking» while loading, «unknown» after a failed request. */
export type ListedState = PublicState | 'asking' | 'unknown' | 'missing';

export type ListedApplication = {
  /** Key on the server; undefined if this device lacks code or e-mail. */
  key: OwnApplicationKey | undefined;
  code: string | undefined;
  /** With the title at the time of applying. */
  offer: { id: number; title: string };
  appliedAt: string;
  /** True if its receipt is on this device. */
  isKept: boolean;
  state: ListedState;
  known: OwnApplication | undefined;
};

export const keyOf = ({ code }: KeptReceipt): OwnApplicationKey | undefined =>
  code === undefined ? undefined : { code };

/** From the receipt, before the request to the server. */
export const fromReceipt = (receipt: KeptReceipt): ListedApplication => ({
  key: keyOf(receipt),
  code: receipt.code,
  offer: { id: receipt.offerId, title: receipt.offerTitle },
  appliedAt: receipt.sentAt,
  isKept: true,
  state: receipt.code === undefined ? 'unknown' : 'asking',
  known: undefined,
});

export const fromServer = (
  key: OwnApplicationKey | undefined,
  known: OwnApplication,
  isKept: boolean,
): ListedApplication => ({
  key,
  code: known.code,
  offer: { id: known.offer.id, title: originalTitle(known) },
  appliedAt: known.appliedAt,
  isKept,
  state: known.state,
  known,
});

export const stateTexts: Readonly<Record<ListedState, string>> = {
  ...publicStateTexts,
  asking: 'Consultando…',
  unknown: 'Enviada',
  missing: 'Ya no está',
};

/** Explains the state: its date, or the next step. */
export function stateDetail({ state, known, appliedAt }: ListedApplication): string {
  if (state === 'missing') return 'Pasó el tiempo que la guardamos, o la retiraste.';
  if (state === 'unknown') return 'No pudimos consultar su estado.';
  if (!known) return '';
  const readBefore = reviewDay(appliedAt);
  if (state === 'received' && companyDay() < readBefore) {
    return `La leemos antes del ${dayAndMonth(readBefore)}`;
  }
  if (state === 'closed' && !known.isOfferOpen && known.offerClosedAt) {
    return `La oferta cerró el ${dayAndMonth(known.offerClosedAt)}`;
  }
  return `Desde el ${dayAndMonth(known.stateSince)}`;
}

/** True if the e-mail is not confirmed. Never true if the server sends no mail. */
export const isUnconfirmed = (application: ListedApplication) =>
  isOpenCase(application) && application.known?.isEmailConfirmed === false;

/** True if the applicant can still withdraw it. */
export const isOpenCase = ({ key, state }: ListedApplication) =>
  key !== undefined && (state === 'received' || state === 'review');
