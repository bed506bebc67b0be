import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { offerToSave } from '@portal/contract/testing/an-offer';
import { ApiSession } from './api-session';
import { answerTo, applyTo } from './apply';
import { noteOffer } from './own-offers';

type Named = { id: number; name: string };

type NewPerson = Named & { lastName: string; email: string; page: number };

export class StaffApi {
  private readonly session: ApiSession;

  private constructor(session: ApiSession) {
    this.session = session;
  }

  static async signIn(request: APIRequestContext, username: 'admin' | 'usuario' = 'admin') {
    return new StaffApi(await ApiSession.signIn(request, username));
  }

  get token() {
    return this.session.token;
  }

  readonly call: ApiSession['call'] = (...args) => this.session.call(...args);

  /** Creates an open offer with a unique title. */
  async createOffer(changes: object = {}): Promise<Named> {
    const name = `Oferta de prueba ${unique()}`;
    const { id_oferta: id } = await this.call('POST', '/api/ofertas/save', {
      ...offerToSave,
      titulo_vacante: name,
      cantidad_vacantes: 2,
      descripcion_vacante: 'Primera línea\nSegunda línea',
      rango_salarial: '$1.500.000 a $2.000.000',
      horario: 'Lunes a viernes',
      beneficios: 'Seguro\nVacaciones',
      ...changes,
    });
    noteOffer({ id, token: this.token });
    return { id, name };
  }

  async createSkill(): Promise<Named> {
    const name = `Conocimiento ${unique()}`;
    const entry = { conocimientos: name };
    const { id_conocimientos: id } = await this.call('POST', '/api/conocimientos/save', entry);
    return { id, name };
  }

  async createLanguage(): Promise<Named> {
    const name = `Idioma ${unique()}`;
    const entry = { nombre_idioma: name };
    const { id_idioma: id } = await this.call('POST', '/api/idiomas/save', entry);
    return { id, name };
  }

  async createQuestion(): Promise<Named> {
    const name = `¿Pregunta ${unique()}?`;
    const entry = { des_pregunta: name };
    const { id_pregunta: id } = await this.call('POST', '/api/preguntas/guardarPregunta', entry);
    return { id, name };
  }

  /** Returns also the page of the list with that person, counting from 0. */
  async createPerson(): Promise<NewPerson> {
    const name = 'Íñigo';
    const lastName = `Peña ${unique()}`;
    const email = `${unique()}@puente.example.org`;
    const entry = { nombre: name, apellido: lastName, correo: email };
    const { persona } = await this.call('POST', '/api/personas', entry);
    const id: number = persona.id_persona;
    return { id, name, lastName, email, page: await this.pageOfPerson(id) };
  }

  private async pageOfPerson(id: number) {
    const { totalPages } = await this.call('GET', '/api/personas/page/0');
    for (let page = totalPages - 1; page >= 0; page -= 1) {
      const { content } = await this.call('GET', `/api/personas/page/${page}`);
      if (content.some((person: { id_persona: number }) => person.id_persona === id)) return page;
    }
    throw new Error(`The list does not contain the person ${id}.`);
  }

  /** Returns the id of the assignment. */
  async assignSkill(offerId: number, skillId: number, experience = '2 años'): Promise<number> {
    const saved = await this.call('POST', '/api/conocimientos_ofertas/save', {
      experiencia_minima: experience,
      oferta: { id_ofertas: offerId },
      conocimientos: { id_conocimientos: skillId },
    });
    return saved.id_ofertas_conocimientos;
  }

  async assignQuestion(offerId: number, questionId: number): Promise<number> {
    const saved = await this.call('POST', '/api/ofertas_preguntas/guardar', {
      preguntas: { id_pregunta: questionId },
      ofertas: { id_oferta: offerId },
    });
    return saved.id_ofertas_preguntas;
  }

  async assignLanguage(offerId: number, languageId: number): Promise<number> {
    const saved = await this.call('POST', '/api/idiomas_ofertas/save', {
      idioma: { id_idioma: languageId },
      nivel: { id_nivel: 3 },
      ofertas: { id_oferta: offerId },
    });
    return saved.id_oferta_idioma;
  }

  /** Adds a job application; answers are keyed by the ids of the offer's questions. */
  async apply(offerId: number, name: string, answers: Readonly<Record<number, string>> = {}) {
    const email = `${unique()}@correo.example.org`;
    const { request } = this.session;
    const applicantId = await applyTo(request, offerId, { name, email, salary: 1_800_000 });
    for (const [id, text] of Object.entries(answers)) {
      await answerTo(request, { applicantId, offerQuestionId: Number(id), text });
    }
    return { id: applicantId, name, email };
  }
}

const unique = () => randomUUID().slice(0, 8);
