import * as v from 'valibot';
import {
  offerLanguageWriteFromWire,
  offerQuestionWriteFromWire,
  offerSkillWriteFromWire,
} from './assignment-writes';
import {
  offerLanguageFromWire,
  offerLanguageToWire,
  offerLanguageWriteToWire,
} from './offer-language';
import {
  offerQuestionFromWire,
  offerQuestionToWire,
  offerQuestionWriteToWire,
} from './offer-question';
import { offerSkillFromWire, offerSkillToWire, offerSkillWriteToWire } from './offer-skill';
import { fieldErrors } from './validation';

const errors = (schema: v.GenericSchema, body: unknown) =>
  fieldErrors(v.safeParse(schema, body).issues ?? []);

describe('a skill of an offer', () => {
  const wire = {
    id_ofertas_conocimientos: 1,
    experiencia_minima: '2 años',
    conocimientos: { id_conocimientos: 3, conocimientos: 'Java' },
    oferta: { id_ofertas: 9 },
    version: 2,
  };
  const offerSkill = {
    id: 1,
    minimumExperience: '2 años',
    skill: { id: 3, name: 'Java' },
    offerId: 9,
    version: 2,
  };

  test('travels under the names of the specification', () => {
    expect(v.parse(offerSkillFromWire, wire)).toEqual(offerSkill);
    expect(offerSkillToWire(offerSkill)).toEqual(wire);
  });

  test('is read under the other names too', () => {
    const other = {
      id_oferta_conocimientos: 1,
      experiencia_minima: '2 años',
      conocimiento: { id_conocimientos: 3, conocimientos: 'Java' },
      oferta: { id_oferta: 9 },
    };

    expect(v.parse(offerSkillFromWire, other)).toEqual({ ...offerSkill, version: undefined });
  });

  test('is sent with ids alone', () => {
    const write = { offerId: 9, skillId: 3, minimumExperience: '2 años' };
    const body = {
      experiencia_minima: '2 años',
      oferta: { id_ofertas: 9 },
      conocimientos: { id_conocimientos: 3 },
    };

    expect(offerSkillWriteToWire(write)).toEqual(body);
    expect(offerSkillWriteToWire(write, { id: 1, version: 2 })).toEqual({
      ...body,
      id_ofertas_conocimientos: 1,
      version: 2,
    });
    expect(v.parse(offerSkillWriteFromWire, body)).toEqual(write);
    expect(v.parse(offerSkillWriteFromWire, { ...body, version: 2 })).toEqual({
      ...write,
      version: 2,
    });
  });

  test.each([
    ['conocimientos', null, 'Debe seleccionar un conocimiento y especificar la experiencia mínima'],
    [
      'experiencia_minima',
      '  ',
      'Debe seleccionar un conocimiento y especificar la experiencia mínima',
    ],
    ['oferta', null, 'No se puede guardar: ID de oferta no disponible...'],
  ])('is refused for %s being %j', (field, value, message) => {
    expect(errors(offerSkillWriteFromWire, { ...wire, [field]: value })).toEqual([message]);
  });
});

describe('a question of an offer', () => {
  const wire = {
    id_ofertas_preguntas: 1,
    preguntas: { id_pregunta: 3, des_pregunta: '¿Por qué?' },
    ofertas: { id_oferta: 9 },
  };
  const offerQuestion = { id: 1, question: { id: 3, name: '¿Por qué?' }, offerId: 9 };

  test('travels under the names of the specification', () => {
    expect(v.parse(offerQuestionFromWire, wire)).toEqual(offerQuestion);
    expect(offerQuestionToWire(offerQuestion)).toEqual(wire);
  });

  test('is sent with ids alone', () => {
    const body = { preguntas: { id_pregunta: 3 }, ofertas: { id_oferta: 9 } };

    expect(offerQuestionWriteToWire({ questionId: 3, offerId: 9 })).toEqual(body);
    expect(v.parse(offerQuestionWriteFromWire, body)).toEqual({ questionId: 3, offerId: 9 });
  });

  test('is refused without a question or an offer', () => {
    expect(errors(offerQuestionWriteFromWire, {})).toEqual([
      'La pregunta es requerida.',
      'No se puede asignar preguntas sin un ID de oferta válido.',
    ]);
  });
});

describe('a language of an offer', () => {
  const wire = {
    id_oferta_idioma: 1,
    idioma: { id_idioma: 3, nombre_idioma: 'Inglés' },
    nivel: { id_nivel: 4, descripcion_nivel: 'Alto' },
    ofertas: { id_oferta: 9 },
  };
  const offerLanguage = {
    id: 1,
    language: { id: 3, name: 'Inglés' },
    level: { id: 4, name: 'Alto' },
    offerId: 9,
  };

  test('travels under the names of the specification', () => {
    expect(v.parse(offerLanguageFromWire, wire)).toEqual(offerLanguage);
    expect(offerLanguageToWire(offerLanguage)).toEqual(wire);
  });

  test('is sent with ids alone', () => {
    const write = { languageId: 3, levelId: 4, offerId: 9 };
    const body = { idioma: { id_idioma: 3 }, nivel: { id_nivel: 4 }, ofertas: { id_oferta: 9 } };

    expect(offerLanguageWriteToWire(write)).toEqual(body);
    expect(v.parse(offerLanguageWriteFromWire, body)).toEqual(write);
  });

  test('is refused without a language, a level or an offer', () => {
    expect(errors(offerLanguageWriteFromWire, {})).toEqual([
      'El idioma es requerido.',
      'El nivel es requerido.',
      'No se puede asignar idiomas sin un ID de oferta válido.',
    ]);
  });
});
