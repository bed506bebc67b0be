import { companyDay } from '@portal/contract/company-day';
import type { OwnApplication, OwnApplicationKey } from '@portal/contract/own-applications';
import { publicStateTexts, type PublicState } from '@portal/contract/public-state';
import { dayAndMonth } from '@portal/kit/format/dates';
import { titleThen } from '@portal/kit/format/later-changes';
import type { KeptReceipt } from '../receipt/kept-receipt';
import { reviewDay } from '../receipt/review-day';

/** What the company says of an application: «asking» until it has, «unknown» where it could not be asked. */
export type ListedState = PublicState | 'asking' | 'unknown' | 'missing';

/** An application in the list of the person who sent it. */
export type ListedApplication = {
  /** Opens it on the server; there is none where code or e-mail is not known here. */
  key: OwnApplicationKey | undefined;
  code: string | undefined;
  /** By its title of then. */
  offer: { id: number; title: string };
  appliedAt: string;
  /** Whether its receipt is on this device. */
  isKept: boolean;
  state: ListedState;
  known: OwnApplication | undefined;
};

export const keyOf = ({ code }: KeptReceipt): OwnApplicationKey | undefined =>
  code === undefined ? undefined : { code };

/** As its receipt tells it, before the server was asked. */
export const fromReceipt = (receipt: KeptReceipt): ListedApplication => ({
  key: keyOf(receipt),
  code: receipt.code,
  offer: { id: receipt.offerId, title: receipt.offerTitle },
  appliedAt: receipt.sentAt,
  isKept: true,
  state: receipt.code === undefined ? 'unknown' : 'asking',
  known: undefined,
});

/** As the server tells it. */
export const fromServer = (
  key: OwnApplicationKey | undefined,
  known: OwnApplication,
  isKept: boolean,
): ListedApplication => ({
  key,
  code: known.code,
  offer: { id: known.offer.id, title: titleThen(known) },
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

/** What there is to know of the state: since when, or what comes next. */
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

/** Whether the mail that asks for it was not answered; where none is sent there is nothing to confirm. */
export const isUnconfirmed = (application: ListedApplication) =>
  isOpenCase(application) && application.known?.isEmailConfirmed === false;

/** Whether its sender can still take it back. */
export const isOpenCase = ({ key, state }: ListedApplication) =>
  key !== undefined && (state === 'received' || state === 'review');
