import { skillRecordToWire } from '@portal/contract/catalog-records';
import { messageToWire } from '@portal/contract/message';
import { offerToWire } from '@portal/contract/offer-bodies';
import {
  offerSkillToWire,
  offerSkillWriteToWire,
  type OfferSkill,
} from '@portal/contract/offer-skill';
import { anOfferSkill } from '@portal/contract/testing/an-assignment';
import { anOffer } from '@portal/contract/testing/an-offer';
import { fakeApi, refusal, type FakeApi } from '@portal/kit/testing/fake-api';
import { renderPage } from '@portal/kit/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { pressInMessage } from '../../testing/press-in-message';
import { SkillsDialog } from './skills-dialog';

const list = 'GET /api/conocimientos_ofertas/id_oferta/1';
const create = 'POST /api/conocimientos_ofertas/save';
const update = 'PUT /api/conocimientos_ofertas/update/10';
const remove = 'DELETE /api/conocimientos_ofertas/delete/:id';
const skills = 'GET /api/conocimientos';

let api: FakeApi;
const hold = (...assigned: OfferSkill[]) => api.answer({ [list]: assigned.map(offerSkillToWire) });

const angular = { id: 1, name: 'Angular', version: 1 };
const java = { id: 2, name: 'Java', version: 1 };
const sql = { id: 3, name: 'SQL', version: 1 };
const asksAngular = anOfferSkill({ id: 10, skill: angular });
const asksJava = anOfferSkill({ id: 11, skill: java });

const incomplete = 'Debe seleccionar un conocimiento y especificar la experiencia mínima';

const openSkills = () =>
  renderPage(<SkillsDialog offerId={1} onClose={jest.fn()} onSaved={jest.fn()} />);

const button = (name: string) => screen.getByRole('button', { name });
const skillField = () => screen.findByLabelText<HTMLSelectElement>('Conocimiento');
const experienceField = () => screen.getByLabelText<HTMLInputElement>('Experiencia mínima');
const choices = async () =>
  within(await skillField())
    .getAllByRole('option')
    .slice(1)
    .map(({ textContent }) => textContent);

beforeEach(() => {
  api = fakeApi({
    [skills]: [angular, java, sql].map(skillRecordToWire),
    [create]: messageToWire('Asignado.'),
    [update]: messageToWire('Actualizado.'),
    [remove]: messageToWire('Eliminado.'),
    'GET /api/ofertas/id/1': offerToWire(anOffer()),
  });
  hold(asksAngular, asksJava);
});

test('S2.65 S2.66 S5.52 S7.16 offers what is not assigned yet, beside what is', async () => {
  openSkills();

  await waitFor(async () => expect(await choices()).toEqual(['SQL']));
  expect(experienceField()).toHaveAttribute('placeholder', '2 años');
  expect(button('Asignar')).toBeEnabled();
  for (const name of ['Editar Angular', 'Eliminar Angular', 'Editar Java', 'Eliminar Java']) {
    expect(button(name)).toBeEnabled();
  }
  expect(api.callsOf(list)).toHaveLength(1);
});

test('S2.68 S7.16 assigns a skill and reads the list anew, and says when none is left', async () => {
  const { user } = openSkills();
  await screen.findByRole('option', { name: 'SQL' });
  hold(asksAngular, asksJava, anOfferSkill({ id: 12, skill: sql }));

  await user.selectOptions(await skillField(), 'SQL');
  await user.type(experienceField(), '3 años');
  await user.click(button('Asignar'));

  expect(await screen.findByText('Todos los conocimientos ya han sido asignados.')).toBeVisible();
  const write = { skillId: 3, minimumExperience: '3 años', offerId: 1 };
  expect(api.sent(create)).toEqual([offerSkillWriteToWire(write)]);
  expect(api.sent(create)).toMatchObject([
    {
      experiencia_minima: '3 años',
      oferta: { id_ofertas: 1 },
      conocimientos: { id_conocimientos: 3 },
    },
  ]);
  expect(experienceField()).toHaveValue('');
});

test.each(['', '   '])('S5.26 the experience %j is no experience', async (experience) => {
  const { user } = openSkills();
  await screen.findByRole('option', { name: 'SQL' });
  await user.selectOptions(await skillField(), 'SQL');
  await user.click(experienceField());
  await user.paste(experience);

  await user.click(button('Asignar'));

  expect(await screen.findByText(incomplete)).toBeInTheDocument();
  expect(api.sent(create)).toEqual([]);
});

test('S5.26 without a choice nothing is sent', async () => {
  const { user } = openSkills();
  await skillField();

  await user.click(button('Asignar'));

  expect(await screen.findByText(incomplete)).toBeInTheDocument();
  expect(api.sent(create)).toEqual([]);
});

test('S2.66 S2.67 while a row is edited, the others cannot be deleted', async () => {
  const { user } = openSkills();

  await user.click(await screen.findByRole('button', { name: 'Editar Angular' }));

  expect(await skillField()).toHaveDisplayValue('Angular');
  expect(experienceField()).toHaveValue('1 año');
  expect(button('Actualizar')).toBeInTheDocument();
  expect(button('Editar Angular')).toBeDisabled();
  expect(button('Eliminar Java')).toBeDisabled();
  expect(button('Eliminar Angular')).toBeEnabled();

  await user.click(button('Cancelar edición'));

  expect(button('Asignar')).toBeInTheDocument();
  expect(experienceField()).toHaveValue('');
  expect(button('Eliminar Java')).toBeEnabled();
});

test('S7.16 changes the experience of an assignment', async () => {
  const { user } = openSkills();
  await user.click(await screen.findByRole('button', { name: 'Editar Angular' }));
  await user.clear(experienceField());
  await user.type(experienceField(), '5 años');

  await user.click(button('Actualizar'));

  const write = { skillId: 1, minimumExperience: '5 años', offerId: 1 };
  const sent = offerSkillWriteToWire(write, { id: 10, version: 1 });
  await waitFor(() => expect(api.sent(update)).toEqual([sent]));
  expect(sent).toMatchObject({
    id_ofertas_conocimientos: 10,
    experiencia_minima: '5 años',
    conocimientos: { id_conocimientos: 1 },
    oferta: { id_ofertas: 1 },
  });
  expect(await screen.findByRole('button', { name: 'Asignar' })).toBeInTheDocument();
});

const byColleague = { ...asksAngular, minimumExperience: '3 años', version: 2 };

test.each([
  ['keeps his own', 'Conservar lo mío', '5 años'],
  ['takes theirs', 'Usar lo de la otra persona', '3 años'],
])('who saves after a colleague is told, %s and goes on', async (_, choice, experience) => {
  api.answerOnce(update, refusal(409));
  const { user } = openSkills();
  await user.click(await screen.findByRole('button', { name: 'Editar Angular' }));
  await user.clear(experienceField());
  await user.type(experienceField(), '5 años');
  hold(byColleague, asksJava);

  await user.click(button('Actualizar'));

  const question = await screen.findByRole('alertdialog', { name: 'Otra persona guardó cambios' });
  expect(question).toHaveTextContent('Experiencia mínima: 3 años (lo tuyo: 5 años)');
  await user.click(within(question).getByRole('button', { name: choice }));
  await waitFor(() => expect(experienceField()).toHaveValue(experience));
  expect(await screen.findByRole('cell', { name: '3 años' })).toBeInTheDocument();
  await user.click(button('Actualizar'));
  const sent = { id_ofertas_conocimientos: 10, version: 2, experiencia_minima: experience };
  await waitFor(() => expect(api.sent(update)[1]).toMatchObject(sent));
});

test('what was not touched is up to date after a colleague saved', async () => {
  api.answerOnce(update, refusal(409));
  const { user } = openSkills();
  await user.click(await screen.findByRole('button', { name: 'Editar Angular' }));
  hold(byColleague, asksJava);

  await user.click(button('Actualizar'));

  await screen.findByRole('alertdialog', { name: 'Otra persona guardó cambios' });
  await pressInMessage('Aceptar');
  await waitFor(() => expect(experienceField()).toHaveValue('3 años'));
});

test('who deletes the row that he edits, after a colleague changed it, edits nothing more', async () => {
  api.answerOnce(update, refusal(409));
  const { user } = openSkills();
  await user.click(await screen.findByRole('button', { name: 'Editar Angular' }));
  hold(byColleague, asksJava);
  await user.click(button('Actualizar'));
  await pressInMessage('Aceptar');
  await screen.findByRole('cell', { name: '3 años' });

  await user.click(button('Eliminar Angular'));
  await pressInMessage('Si, Eliminar!');

  expect(await screen.findByRole('button', { name: 'Asignar' })).toBeInTheDocument();
});

test('S5.52 S7.16 deletes an assignment once it is confirmed, and offers its item again', async () => {
  const { user } = openSkills();
  await user.click(await screen.findByRole('button', { name: 'Eliminar Java' }));
  hold(asksAngular);

  await pressInMessage('Si, Eliminar!');

  await waitFor(() => expect(api.callsOf(remove)).toMatchObject([{ parts: ['11'] }]));
  await waitFor(async () => expect(await choices()).toEqual(['Java', 'SQL']));
});

test('S8.24 a row without an id only leaves the view', async () => {
  hold({ ...asksAngular, id: undefined }, asksJava);
  const { user } = openSkills();

  await user.click(await screen.findByRole('button', { name: 'Eliminar Angular' }));

  expect(screen.queryByRole('cell', { name: 'Angular' })).not.toBeInTheDocument();
  expect(api.callsOf(remove)).toEqual([]);
});

test('S3.08 other spellings of the answer are read, shown and changed', async () => {
  api.answer({
    [list]: [
      {
        id_oferta_conocimientos: 10,
        experiencia_minima: '1 año',
        conocimiento: { id_conocimientos: 1, conocimientos: 'Angular' },
      },
    ],
  });
  const { user } = openSkills();
  expect(await screen.findByRole('row', { name: /Angular 1 año/ })).toBeInTheDocument();

  await user.click(button('Editar Angular'));
  await user.click(button('Actualizar'));

  expect(await screen.findByText('Actualizado.')).toBeInTheDocument();
  expect(api.callsOf(update)).toHaveLength(1);
});

test('S2.68 says that there are no skills at all', async () => {
  api.answer({ [skills]: [], [list]: [] });
  openSkills();

  expect(await screen.findByText(/^No hay conocimientos disponibles\./)).toBeInTheDocument();
});

test.each([
  [{ mensaje: 'No se pudo leer' }, 'No se pudo leer'],
  [{}, 'No pudimos cargar los conocimientos de la oferta.'],
])('S8.22 assignments that cannot be loaded show %j as «%s»', async (body, text) => {
  api.answer({ [list]: refusal(500, body) });
  openSkills();

  const alert = await screen.findByRole('alertdialog', { name: 'Error' });
  expect(within(alert).getByText(text)).toBeInTheDocument();
});

test('S8.23 a 404 with a text is an empty list', async () => {
  api.answer({ [list]: refusal(404, { Mensaje: 'Sin conocimientos.' }) });
  openSkills();

  expect(
    await screen.findByText('No hay conocimientos asignados a esta oferta aún.'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

async function assign(user: ReturnType<typeof openSkills>['user']) {
  await screen.findByRole('option', { name: 'SQL' });
  await user.selectOptions(await skillField(), 'SQL');
  await user.click(experienceField());
  await user.paste('3 años');
  await user.click(button('Asignar'));
}

test('S5.27 what a colleague has assigned meanwhile is told, and the fields are kept', async () => {
  const mensaje = 'Este conocimiento ya ha sido asignado y guardado.';
  api.answer({ [create]: refusal(409, { mensaje }) });
  const { user } = openSkills();

  await assign(user);

  expect(await screen.findByRole('alertdialog', { name: 'Error' })).toHaveTextContent(mensaje);
  expect(experienceField()).toHaveValue('3 años');
});

test.each([
  [{ mensaje: 'No se puede guardar.' }, 'No se puede guardar.'],
  [{}, 'No pudimos guardar el conocimiento. Inténtalo de nuevo.'],
])('S8.22 saving and changing that fail with %j show «%s»', async (body, text) => {
  api.answer({ [create]: refusal(500, body), [update]: refusal(500, body) });
  const { user } = openSkills();

  await assign(user);
  expect(await screen.findByRole('alertdialog', { name: 'Error' })).toHaveTextContent(text);
  await pressInMessage('Aceptar');
  await user.click(await screen.findByRole('button', { name: 'Editar Angular' }));
  await user.click(button('Actualizar'));

  expect(await screen.findByRole('alertdialog', { name: 'Error' })).toHaveTextContent(text);
});

test.each([
  [{ mensaje: 'No se puede borrar.' }, 'No se puede borrar.'],
  [{}, 'Intenta de nuevo en unos minutos.'],
])('S8.22 a deletion that fails with %j shows «%s»', async (body, text) => {
  api.answer({ [remove]: refusal(500, body) });
  const { user } = openSkills();
  await user.click(await screen.findByRole('button', { name: 'Eliminar Java' }));

  await pressInMessage('Si, Eliminar!');

  const alert = await screen.findByRole('alertdialog', { name: 'No se pudo eliminar' });
  expect(alert).toHaveTextContent(text);
  expect(screen.getByRole('cell', { name: 'Java', hidden: true })).toBeInTheDocument();
});
