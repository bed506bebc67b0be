import { statusRecordFromWire } from '@portal/contract/application-status';
import { cityFromWire, type City } from '@portal/contract/place';
import {
  jobApplicationFromWire,
  jobApplicationToWire,
  type JobApplication,
} from '@portal/contract/job-application';
import { offerFromWire, type Offer } from '@portal/contract/offer';
import { offerToWire, newOfferToWire } from '@portal/contract/offer-bodies';
import { offerQuestionFromWire } from '@portal/contract/offer-question';
import { anOffer, entryOf } from '@portal/contract/testing/an-offer';
import type { APIRequestContext } from '@playwright/test';
import * as v from 'valibot';
import { ApiSession } from './api-session';
import { noteOffer } from './own-offers';

/** API calls of an administrator. */
export class AdminApi {
  private readonly session: ApiSession;

  private constructor(session: ApiSession) {
    this.session = session;
  }

  static async signIn(request: APIRequestContext) {
    return new AdminApi(await ApiSession.signIn(request));
  }

  /** Creates an open offer with the first questions of the demo data. */
  async createOffer(title: string, { questions = 2, ...changes }: NewOffer = {}): Promise<Offer> {
    const entry = { ...anEntry, title, ...changes };
    await this.session.call('POST', '/api/ofertas/save', newOfferToWire(entry, undefined));
    const offer = found(await this.offers(), title);
    noteOffer({ id: offer.id, token: this.session.token });
    for (let question = 1; question <= questions; question += 1) {
      await this.session.call('POST', '/api/ofertas_preguntas/guardar', {
        preguntas: { id_pregunta: question },
        ofertas: { id_oferta: offer.id },
      });
    }
    return offer;
  }

  readonly changeOffer = (offer: Offer, changes: Partial<Offer>) =>
    this.session.call(
      'PUT',
      `/api/ofertas/update/${offer.id}`,
      offerToWire({ ...offer, ...changes }),
    );

  readonly offers = async () =>
    v.parse(v.array(offerFromWire), await this.session.call('GET', '/api/ofertas'));

  async city(countryId: number, index: number): Promise<City> {
    const cities = v.parse(
      v.array(cityFromWire),
      await this.session.call('GET', `/api/personas/ciudades/${countryId}`),
    );
    const city = cities[index];
    if (!city) throw new Error(`The country ${countryId} has no such city.`);
    return city;
  }

  readonly applicationsOf = async (offerId: number) =>
    v.parse(
      v.array(jobApplicationFromWire),
      await this.session.call('GET', `/api/aplicantes_ofertas/id_oferta/${offerId}`),
    );

  readonly allApplications = async () =>
    v.parse(
      v.array(jobApplicationFromWire),
      await this.session.call('GET', '/api/aplicantes/ofertas'),
    );

  /** Simulates a change by a colleague. */
  readonly changeStatus = (application: JobApplication, statusId: number) =>
    this.session.call(
      'PUT',
      `/api/aplicantes-ofertas/update/${application.id}`,
      jobApplicationToWire({ ...application, status: { ...application.status, id: statusId } }),
    );

  readonly statuses = async () =>
    v.parse(v.array(statusRecordFromWire), await this.session.call('GET', '/api/estado_aplicante'));

  readonly questionsOf = async (offerId: number) =>
    v.parse(
      v.array(offerQuestionFromWire),
      await this.session.call('GET', `/api/ofertas_preguntas/oferta/${offerId}`),
    );

  /** The applicant's answers, in the order of the offer's questions. */
  async answersOf(offerId: number, applicantId: number) {
    const answers: unknown[] = [];
    for (const { id } of await this.questionsOf(offerId)) {
      const path = `/api/respuestas-ofertas-preguntas/oferta-pregunta/${id}/aplicante/${applicantId}`;
      answers.push((await this.session.call('GET', path)).respuesta);
    }
    return answers;
  }

  async curriculum(fileName: string) {
    const answer = await this.session.fetch('GET', `/api/descargar-cv/${fileName}`);
    return answer.body();
  }
}

export type NewOffer = Partial<typeof anEntry> & { questions?: number };

const anEntry = {
  ...entryOf(anOffer()),
  title: '',
  vacancies: 2,
  salaryRange: '$1.500.000 a $2.000.000',
  schedule: 'Lunes a viernes, 9:00 a 18:00',
  trainingId: 1,
  contractTypeId: 1,
  statusId: 1,
  workModeId: 1,
  description: 'Primera línea\nSegunda línea',
  benefits: 'Seguro de salud\nTrabajo remoto',
};

function found(offers: readonly Offer[], title: string) {
  const offer = offers.find((each) => each.title === title);
  if (!offer) throw new Error(`The offer «${title}» was not created.`);
  return offer;
}
