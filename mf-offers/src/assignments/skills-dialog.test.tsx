import type { OfferSkill } from '@portal/contract/offer-skill';
import {
  createOfferSkill,
  deleteOfferSkill,
  updateOfferSkill,
} from '@portal/kit/resources/offer-skills';
import { httpFailure } from '@portal/kit/testing/http-failure';
import { renderPage } from '@portal/kit/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { anOffer } from '../testing/an-offer';
import { pressInMessage } from '../testing/press-in-message';
import { SkillsDialog } from './skills-dialog';

const loadAssigned = jest.fn<Promise<OfferSkill[]>, []>();
const loadSkills = jest.fn();

jest.mock('@portal/kit/resources/offers', () => ({
  offerResource: (id: number) => ({ key: `offer ${id}`, load: async () => anOffer({ id }) }),
}));
jest.mock('@portal/kit/resources/offer-skills', () => ({
  offerSkillsResource: (id: number) => ({ key: `skills ${id}`, load: () => loadAssigned() }),
  createOfferSkill: jest.fn(),
  updateOfferSkill: jest.fn(),
  deleteOfferSkill: jest.fn(),
}));
jest.mock('@portal/kit/resources/skills', () => ({
  skillsResource: { key: 'all skills', load: () => loadSkills() },
}));

const create = jest.mocked(createOfferSkill);
const update = jest.mocked(updateOfferSkill);
const remove = jest.mocked(deleteOfferSkill);

const angular = { id: 1, name: 'Angular' };
const java = { id: 2, name: 'Java' };
const sql = { id: 3, name: 'SQL' };
const assigned = (id: number | undefined, skill: typeof angular): OfferSkill => ({
  id,
  skill,
  minimumExperience: '1 año',
  offerId: 1,
  version: 1,
});

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
  loadAssigned.mockReset().mockResolvedValue([assigned(10, angular), assigned(11, java)]);
  loadSkills.mockReset().mockResolvedValue([angular, java, sql]);
  create.mockReset().mockResolvedValue('Asignado.');
  update.mockReset().mockResolvedValue('Actualizado.');
  remove.mockReset().mockResolvedValue('Eliminado.');
});

test('offers what is not assigned yet', async () => {
  openSkills();

  await waitFor(async () => expect(await choices()).toEqual(['SQL']));
  expect(experienceField()).toHaveAttribute('placeholder', '2 años');
});

test('assigns a skill and reads the list anew', async () => {
  const { user } = openSkills();
  await screen.findByRole('option', { name: 'SQL' });
  loadAssigned.mockResolvedValue([assigned(10, angular), assigned(11, java), assigned(12, sql)]);

  await user.selectOptions(await skillField(), 'SQL');
  await user.type(experienceField(), '3 años');
  await user.click(button('Asignar'));

  expect(await screen.findByText('Todos los conocimientos ya han sido asignados.')).toBeVisible();
  expect(create).toHaveBeenCalledWith({ skillId: 3, minimumExperience: '3 años', offerId: 1 });
  expect(experienceField()).toHaveValue('');
});

test.each(['', '   '])('the experience %j is no experience', async (experience) => {
  const { user } = openSkills();
  await screen.findByRole('option', { name: 'SQL' });
  await user.selectOptions(await skillField(), 'SQL');
  await user.click(experienceField());
  await user.paste(experience);

  await user.click(button('Asignar'));

  expect(await screen.findByText(incomplete)).toBeInTheDocument();
  expect(create).not.toHaveBeenCalled();
});

test('while a row is edited, the others cannot be deleted', async () => {
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

test('changes the experience of an assignment', async () => {
  const { user } = openSkills();
  await user.click(await screen.findByRole('button', { name: 'Editar Angular' }));
  await user.clear(experienceField());
  await user.type(experienceField(), '5 años');

  await user.click(button('Actualizar'));

  await waitFor(() =>
    expect(update).toHaveBeenCalledWith(
      { id: 10, version: 1 },
      { skillId: 1, minimumExperience: '5 años', offerId: 1 },
    ),
  );
  expect(await screen.findByRole('button', { name: 'Asignar' })).toBeInTheDocument();
});

const byColleague = (minimumExperience: string) => ({
  ...assigned(10, angular),
  minimumExperience,
  version: 2,
});

test.each([
  ['keeps his own', 'Conservar lo mío', '5 años'],
  ['takes theirs', 'Usar lo de la otra persona', '3 años'],
])('who saves after a colleague is told, %s and goes on', async (_, choice, experience) => {
  update.mockRejectedValueOnce(httpFailure(409));
  const { user } = openSkills();
  await user.click(await screen.findByRole('button', { name: 'Editar Angular' }));
  await user.clear(experienceField());
  await user.type(experienceField(), '5 años');
  loadAssigned.mockResolvedValue([byColleague('3 años'), assigned(11, java)]);

  await user.click(button('Actualizar'));

  const question = await screen.findByRole('alertdialog', { name: 'Otra persona guardó cambios' });
  expect(question).toHaveTextContent('Experiencia mínima: 3 años (lo tuyo: 5 años)');
  await user.click(within(question).getByRole('button', { name: choice }));
  await waitFor(() => expect(experienceField()).toHaveValue(experience));
  expect(await screen.findByRole('cell', { name: '3 años' })).toBeInTheDocument();
  await user.click(button('Actualizar'));
  await waitFor(() =>
    expect(update).toHaveBeenLastCalledWith(
      { id: 10, version: 2 },
      expect.objectContaining({ minimumExperience: experience }),
    ),
  );
});

test('what was not touched is up to date after a colleague saved', async () => {
  update.mockRejectedValueOnce(httpFailure(409));
  const { user } = openSkills();
  await user.click(await screen.findByRole('button', { name: 'Editar Angular' }));
  loadAssigned.mockResolvedValue([byColleague('3 años'), assigned(11, java)]);

  await user.click(button('Actualizar'));

  await screen.findByRole('alertdialog', { name: 'Otra persona guardó cambios' });
  await pressInMessage('Aceptar');
  await waitFor(() => expect(experienceField()).toHaveValue('3 años'));
});

test('who deletes the row that he edits, after a colleague changed it, edits nothing more', async () => {
  update.mockRejectedValueOnce(httpFailure(409));
  const { user } = openSkills();
  await user.click(await screen.findByRole('button', { name: 'Editar Angular' }));
  loadAssigned.mockResolvedValue([byColleague('3 años'), assigned(11, java)]);
  await user.click(button('Actualizar'));
  await pressInMessage('Aceptar');
  await screen.findByRole('cell', { name: '3 años' });

  await user.click(button('Eliminar Angular'));
  await pressInMessage('Si, Eliminar!');

  expect(await screen.findByRole('button', { name: 'Asignar' })).toBeInTheDocument();
});

test('deletes an assignment once it is confirmed', async () => {
  const { user } = openSkills();
  await user.click(await screen.findByRole('button', { name: 'Eliminar Java' }));
  loadAssigned.mockResolvedValue([assigned(10, angular)]);

  await pressInMessage('Si, Eliminar!');

  await waitFor(() => expect(remove).toHaveBeenCalledWith(11));
  await waitFor(async () => expect(await choices()).toEqual(['Java', 'SQL']));
});

test('a row without an id only leaves the view', async () => {
  loadAssigned.mockResolvedValue([assigned(undefined, angular), assigned(11, java)]);
  const { user } = openSkills();

  await user.click(await screen.findByRole('button', { name: 'Eliminar Angular' }));

  expect(screen.queryByRole('cell', { name: 'Angular' })).not.toBeInTheDocument();
  expect(remove).not.toHaveBeenCalled();
});

test('says that there are no skills at all', async () => {
  loadSkills.mockResolvedValue([]);
  loadAssigned.mockResolvedValue([]);
  openSkills();

  expect(await screen.findByText(/No hay conocimientos disponibles/)).toBeInTheDocument();
});

test.each([
  [{ mensaje: 'No se pudo leer' }, 'No se pudo leer'],
  [{}, 'No pudimos cargar los conocimientos de la oferta.'],
])('assignments that cannot be loaded show %j as «%s»', async (body, text) => {
  loadAssigned.mockRejectedValue(httpFailure(500, body));
  openSkills();

  const alert = await screen.findByRole('alertdialog', { name: 'Error' });
  expect(within(alert).getByText(text)).toBeInTheDocument();
});

test('a refused assignment shows the text of the server and keeps the fields', async () => {
  create.mockRejectedValue(httpFailure(409, { mensaje: 'Ya estaba.' }));
  const { user } = openSkills();
  await screen.findByRole('option', { name: 'SQL' });
  await user.selectOptions(await skillField(), 'SQL');
  await user.type(experienceField(), '3 años');

  await user.click(button('Asignar'));

  expect(await screen.findByText('Ya estaba.')).toBeInTheDocument();
  expect(experienceField()).toHaveValue('3 años');
});
