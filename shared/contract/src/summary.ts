import * as v from 'valibot';
import {
  applicationStatusToWire,
  applicationStatusWire,
  toApplicationStatus,
  type ApplicationStatus,
} from './application-status';
import { wireDay, wireInteger, wireList, wireListUpTo, wireNumber, wireObject } from './wire';

/** How many applications stand at a status, and for how many days they have. */
export type StatusSummary = {
  status: ApplicationStatus;
  count: number;
  meanDays: number;
  longestDays: number;
};

export type DaySummary = {
  /** As YYYY-MM-DD. */
  day: string;
  received: number;
  /** Applications whose status staff changed. */
  reviewed: number;
};

/** What the dashboard tells at a glance. */
export type Summary = {
  unreviewed: number;
  openOffers: number;
  offers: number;
  /** Questions, skills and languages together. */
  catalogItems: number;
  statuses: readonly StatusSummary[];
  /** The last days, the oldest first. */
  days: readonly DaySummary[];
};

const statusSummaryWire = wireObject({
  estadoAplicante: applicationStatusWire,
  cantidad: wireInteger,
  dias_promedio: wireNumber,
  dias_maximo: wireInteger,
});

const daySummaryWire = wireObject({
  dia: wireDay,
  recibidas: wireInteger,
  revisadas: wireInteger,
});

/** So many days are told one by one. */
export const summaryDays = 14;

export const summaryWire = wireObject({
  sin_revisar: wireInteger,
  ofertas_abiertas: wireInteger,
  ofertas: wireInteger,
  maestros: wireInteger,
  estados: wireList(statusSummaryWire),
  dias: wireListUpTo(daySummaryWire, summaryDays),
});

export const summaryFromWire = v.pipe(
  summaryWire,
  v.transform((wire): Summary => ({
    unreviewed: wire.sin_revisar,
    openOffers: wire.ofertas_abiertas,
    offers: wire.ofertas,
    catalogItems: wire.maestros,
    statuses: wire.estados.map((each) => ({
      status: toApplicationStatus(each.estadoAplicante),
      count: each.cantidad,
      meanDays: each.dias_promedio,
      longestDays: each.dias_maximo,
    })),
    days: wire.dias.map(({ dia, recibidas, revisadas }) => ({
      day: dia,
      received: recibidas,
      reviewed: revisadas,
    })),
  })),
);

export const summaryToWire = (summary: Summary): v.InferOutput<typeof summaryWire> => ({
  sin_revisar: summary.unreviewed,
  ofertas_abiertas: summary.openOffers,
  ofertas: summary.offers,
  maestros: summary.catalogItems,
  estados: summary.statuses.map(({ status, count, meanDays, longestDays }) => ({
    estadoAplicante: applicationStatusToWire(status),
    cantidad: count,
    dias_promedio: meanDays,
    dias_maximo: longestDays,
  })),
  dias: summary.days.map(({ day, received, reviewed }) => ({
    dia: day,
    recibidas: received,
    revisadas: reviewed,
  })),
});
