import { applicationStatusFromWire } from '@portal/contract/application-status';
import { cityFromWire, type City } from '@portal/contract/place';
import {
  jobApplicationFromWire,
  jobApplicationToWire,
  type JobApplication,
} from '@portal/contract/job-application';
import { newOfferToWire } from '@portal/contract/offer-entry';
import { offerFromWire, offerToWire, type Offer } from '@portal/contract/offer';
import { offerQuestionFromWire } from '@portal/contract/offer-question';
import { accessTokenFromWire, credentialsToWire, webClient } from '@portal/contract/session';
import { expect, type APIRequestContext } from '@playwright/test';
import * as v from 'valibot';

/** The API as an administrator calls it: it makes what a test needs and tells what has arrived. */
export class AdminApi {
  private readonly request: APIRequestContext;
  private readonly headers: Record<string, string>;

  private constructor(request: APIRequestContext, token: string) {
    this.request = request;
    this.headers = { authorization: `Bearer ${token}` };
  }

  static async signIn(request: APIRequestContext) {
    const client = Buffer.from(`${webClient.id}:${webClient.secret}`).toString('base64');
    const answer = await request.post('/oauth/token', {
      headers: {
        authorization: `Basic ${client}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      data: String(credentialsToWire({ username: 'admin', password: 'Puente2026' })),
    });
    return new AdminApi(request, v.parse(accessTokenFromWire, await answer.json()));
  }

  /** An open offer of the test's own that asks the first questions of the demo data. */
  async createOffer(title: string, { questions = 2, ...changes }: NewOffer = {}): Promise<Offer> {
    const entry = { ...anEntry, title, ...changes };
    await this.call('post', '/api/ofertas/save', newOfferToWire(entry, undefined));
    const offer = found(await this.offers(), title);
    for (let question = 1; question <= questions; question += 1) {
      await this.call('post', '/api/ofertas_preguntas/guardar', {
        preguntas: { id_pregunta: question },
        ofertas: { id_oferta: offer.id },
      });
    }
    return offer;
  }

  /** Saves the offer with changes, such as its places. */
  readonly changeOffer = (offer: Offer, changes: Partial<Offer>) =>
    this.call('put', `/api/ofertas/update/${offer.id}`, offerToWire({ ...offer, ...changes }));

  readonly offers = async () =>
    v.parse(v.array(offerFromWire), await this.call('get', '/api/ofertas'));

  /** A city of a country, with the country. */
  async city(countryId: number, index: number): Promise<City> {
    const cities = v.parse(
      v.array(cityFromWire),
      await this.call('get', `/api/personas/ciudades/${countryId}`),
    );
    const city = cities[index];
    if (!city) throw new Error(`The country ${countryId} has no such city.`);
    return city;
  }

  readonly applicationsOf = async (offerId: number) =>
    v.parse(
      v.array(jobApplicationFromWire),
      await this.call('get', `/api/aplicantes_ofertas/id_oferta/${offerId}`),
    );

  readonly allApplications = async () =>
    v.parse(v.array(jobApplicationFromWire), await this.call('get', '/api/aplicantes/ofertas'));

  /** As a colleague does meanwhile. */
  readonly changeStatus = (application: JobApplication, statusId: number) =>
    this.call(
      'put',
      `/api/aplicantes-ofertas/update/${application.id}`,
      jobApplicationToWire({ ...application, status: { ...application.status, id: statusId } }),
    );

  readonly statuses = async () =>
    v.parse(v.array(applicationStatusFromWire), await this.call('get', '/api/estado_aplicante'));

  readonly questionsOf = async (offerId: number) =>
    v.parse(
      v.array(offerQuestionFromWire),
      await this.call('get', `/api/ofertas_preguntas/oferta/${offerId}`),
    );

  /** What an applicant answered, in the order of the offer's questions. */
  async answersOf(offerId: number, applicantId: number) {
    const answers: unknown[] = [];
    for (const { id } of await this.questionsOf(offerId)) {
      const path = `/api/respuestas-ofertas-preguntas/oferta-pregunta/${id}/aplicante/${applicantId}`;
      answers.push((await this.call('get', path)).respuesta);
    }
    return answers;
  }

  async curriculum(fileName: string) {
    const answer = await this.request.get(`/api/descargar-cv/${fileName}`, {
      headers: this.headers,
    });
    return answer.body();
  }

  private async call(method: 'get' | 'post' | 'put', path: string, data?: unknown) {
    const answer = await this.request[method](path, { headers: this.headers, data });
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  }
}

type NewOffer = Partial<typeof anEntry> & { questions?: number };

const anEntry = {
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
