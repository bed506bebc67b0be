import { messageToWire } from '@portal/contract/message';
import type { Offer } from '@portal/contract/offer';
import { offerToWire } from '@portal/contract/offer-bodies';
import { cityToWire, countryToWire } from '@portal/contract/place';
import { anOffer } from '@portal/contract/testing/an-offer';
import {
  bogota,
  chile,
  colombia,
  peru,
  santiago,
  valparaiso,
} from '@portal/contract/testing/places';
import { fakeApi, refusal, type FakeApi } from '@portal/kit/testing/fake-api';
import { renderPage } from '@portal/kit/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { pressInMessage } from '../../testing/press-in-message';
import { CitiesDialog } from './cities-dialog';
import { CountriesDialog } from './countries-dialog';

const read = 'GET /api/ofertas/id/1';
const update = 'PUT /api/ofertas/update/1';
const countries = 'GET /api/personas/paises';
const citiesOfChile = 'GET /api/personas/ciudades/3';

let api: FakeApi;
const hold = (offer: Offer) => api.answer({ [read]: offerToWire(offer) });
const onClose = jest.fn();
const onSaved = jest.fn();

const openCountries = () =>
  renderPage(<CountriesDialog offerId={1} onClose={onClose} onSaved={onSaved} />);
const openCities = () =>
  renderPage(<CitiesDialog offerId={1} onClose={onClose} onSaved={onSaved} />);
type User = ReturnType<typeof openCities>['user'];

const button = (name: string) => screen.getByRole('button', { name });
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

const optionsOf = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole('option')
    .slice(1)
    .map(({ textContent }) => textContent);

async function choose(user: User, label: string, option: string) {
  await screen.findByRole('option', { name: option });
  await user.selectOptions(screen.getByLabelText(label), option);
}

beforeEach(() => {
  api = fakeApi({
    [countries]: [chile, colombia, peru].map(countryToWire),
    [citiesOfChile]: [santiago, valparaiso].map(cityToWire),
    [update]: messageToWire('Hecho'),
  });
  hold(anOffer());
  onClose.mockReset();
  onSaved.mockReset();
});

describe('countries', () => {
  test('S2.69 S2.72 S7.05 shows the offer and its countries, and waits for a choice', async () => {
    const { user } = openCountries();

    expect(await screen.findByText('Desarrollo Angular')).toBeInTheDocument();
    expect(rows()).toEqual(['Chile']);
    expect(button('Eliminar Chile')).toBeEnabled();
    expect(button('Guardar Países')).toBeEnabled();
    expect(button('Asignar')).toBeDisabled();
    await choose(user, 'País', 'Perú');
    expect(button('Asignar')).toBeEnabled();
    expect(api.callsOf(countries)).toHaveLength(1);
  });

  test('S4.13 S8.17 edits the list here and sends the whole offer on «Guardar Países»', async () => {
    const { user } = openCountries();
    await screen.findByText('Desarrollo Angular');
    await choose(user, 'País', 'Perú');
    await user.click(button('Asignar'));
    expect(rows()).toEqual(['Chile', 'Perú']);
    await user.click(button('Eliminar Chile'));
    expect(rows()).toEqual(['Perú']);
    expect(api.sent(update)).toEqual([]);

    await user.click(button('Guardar Países'));

    expect(
      await screen.findByText('Países asignados a la oferta correctamente.'),
    ).toBeInTheDocument();
    expect(api.sent(update)).toEqual([offerToWire(anOffer({ countries: [peru], cities: [] }))]);
    expect(onSaved).toHaveBeenCalledTimes(1);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('a country that goes takes its cities along', async () => {
    hold(anOffer({ countries: [chile, colombia], cities: [santiago, bogota] }));
    const { user } = openCountries();
    await user.click(await screen.findByRole('button', { name: 'Eliminar Colombia' }));

    await user.click(button('Guardar Países'));

    expect(await screen.findByText(/También se quitaron.*Bogotá/)).toBeInTheDocument();
    const left = anOffer({ countries: [chile], cities: [santiago] });
    expect(api.sent(update)).toEqual([offerToWire(left)]);
  });

  test('keeps what a colleague has changed meanwhile', async () => {
    const { user } = openCountries();
    await screen.findByText('Desarrollo Angular');
    const theirs = anOffer({ title: 'Otro título', version: 2 });
    hold(theirs);

    await user.click(button('Guardar Países'));

    await waitFor(() => expect(api.sent(update)).toEqual([offerToWire(theirs)]));
  });

  test('a colleague who saves between the reading and the saving is merged with as well', async () => {
    const { user } = openCountries();
    await screen.findByText('Desarrollo Angular');
    await choose(user, 'País', 'Perú');
    await user.click(button('Asignar'));
    api.answerOnce(update, refusal(409));
    api.answerOnce(read, offerToWire(anOffer({ version: 2 })));
    hold(anOffer({ countries: [chile, colombia], version: 3 }));

    await user.click(button('Guardar Países'));

    expect(
      await screen.findByText('Países asignados a la oferta correctamente.'),
    ).toBeInTheDocument();
    const merged = anOffer({ countries: [chile, colombia, peru], version: 3 });
    expect(api.sent(update).at(-1)).toEqual(offerToWire(merged));
    expect(
      screen.getByText('Otra persona guardó cambios. Países de la oferta: Chile, Colombia, Perú.'),
    ).toBeInTheDocument();
  });

  test('asks before closing what is not saved, and only then', async () => {
    const { user } = openCountries();
    await screen.findByText('Desarrollo Angular');
    await choose(user, 'País', 'Perú');
    await user.click(button('Asignar'));

    await user.click(button('Cerrar ventana'));
    await pressInMessage('Seguir editando');
    expect(onClose).not.toHaveBeenCalled();
    expect(rows()).toEqual(['Chile', 'Perú']);

    await user.click(button('Cerrar ventana'));
    await pressInMessage('Salir sin guardar');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  test('closes at once what was not touched', async () => {
    const { user } = openCountries();
    await screen.findByText('Desarrollo Angular');

    await user.click(button('Cerrar ventana'));

    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  test('S2.71 S2.72 an empty list says so and cannot be saved', async () => {
    hold(anOffer({ countries: [], cities: [] }));
    openCountries();

    await screen.findByText('Desarrollo Angular');
    expect(screen.getByText('No hay países asignados a esta oferta aún.')).toBeInTheDocument();
    expect(button('Guardar Países')).toBeDisabled();
  });

  test('all countries can be removed after a question', async () => {
    const { user } = openCountries();
    await user.click(await screen.findByRole('button', { name: 'Quitar todos' }));
    expect(api.sent(update)).toEqual([]);

    await pressInMessage('Sí, quitar todos');

    const without = anOffer({ countries: [], cities: [] });
    await waitFor(() => expect(api.sent(update)).toEqual([offerToWire(without)]));
  });

  test('S5.48 a country of the list is not added twice', async () => {
    const { user } = openCountries();
    await screen.findByText('Desarrollo Angular');
    await choose(user, 'País', 'Chile');

    await user.click(button('Asignar'));

    expect(
      await screen.findByText('Este país ya ha sido añadido a la oferta.'),
    ).toBeInTheDocument();
    expect(rows()).toEqual(['Chile']);
  });

  test('S5.47 who adds by keyboard without a choice is asked for one', async () => {
    const { user } = openCountries();
    await screen.findByText('Desarrollo Angular');
    screen.getByLabelText('País').focus();

    await user.keyboard('{Enter}');

    expect(
      await screen.findByText('Por favor, selecciona un país para añadir.'),
    ).toBeInTheDocument();
  });

  test.each([
    [{ mensaje: 'No se puede' }, 'No se puede'],
    [{ message: 'Sin conexión' }, 'Sin conexión'],
    [{}, 'Error al asignar países a la oferta.'],
  ])('S8.15 a failure with %j shows «%s» and closes', async (body, text) => {
    api.answer({ [update]: refusal(500, body) });
    const { user } = openCountries();
    await screen.findByText('Desarrollo Angular');

    await user.click(button('Guardar Países'));

    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('S8.19 an offer without an id is not saved', async () => {
    const { user } = openCountries();
    await screen.findByText('Desarrollo Angular');
    hold(anOffer({ id: 0 }));

    await user.click(button('Guardar Países'));

    expect(await screen.findByText('No se pudo guardar: oferta no válida.')).toBeInTheDocument();
    expect(api.sent(update)).toEqual([]);
  });

  test('S2.72 S5.51 without its offer it warns and cannot be saved', async () => {
    api.answer({ [read]: refusal(500) });
    openCountries();

    expect(
      await screen.findByText('No se pudo obtener la oferta para asignar países.'),
    ).toBeInTheDocument();
    expect(button('Guardar Países')).toBeDisabled();
  });

  test('S8.13 a list of countries that cannot be loaded is told', async () => {
    api.answer({ [countries]: refusal(500) });
    openCountries();

    expect(await screen.findByText('Error al cargar los países disponibles.')).toBeInTheDocument();
  });
});

describe('cities', () => {
  test('S2.73 S2.75 needs countries first', async () => {
    hold(anOffer({ countries: [], cities: [] }));
    openCities();

    expect(
      await screen.findByText('Para asignar ciudades, primero debes asignar países a esta oferta.'),
    ).toBeInTheDocument();
    expect(button('Guardar Ciudades')).toBeDisabled();
  });

  test('S2.74 S2.75 S4.13 S7.05 S8.18 S8.20 offers the cities of the chosen country, and tells what was added and removed', async () => {
    const { user } = openCities();
    await choose(user, 'País', 'Chile');
    expect(optionsOf('País')).toEqual(['Chile']);
    await choose(user, 'Ciudad', 'Valparaíso');
    expect(optionsOf('Ciudad')).toEqual(['Santiago', 'Valparaíso']);
    expect(api.callsOf(citiesOfChile)).toHaveLength(1);
    expect(screen.getByRole('row', { name: /^Santiago Chile/ })).toBeInTheDocument();

    await user.click(button('Asignar'));

    expect(await screen.findByText(/Añadiste Valparaíso/)).toBeInTheDocument();
    expect(rows()).toEqual(['Santiago', 'Valparaíso']);
    expect(screen.getByText('Ya añadiste todas las ciudades de este país.')).toBeInTheDocument();

    await user.click(button('Eliminar Santiago'));

    // Inside the dialog, where it covers nothing; only the latest change is shown.
    const news = within(screen.getByRole('dialog')).getByRole('status');
    await waitFor(() => expect(news).toHaveTextContent(/^Quitaste Santiago. Falta guardar.$/));
    expect(api.sent(update)).toEqual([]);
    await user.click(button('Guardar Ciudades'));
    expect(
      await screen.findByText('Ciudades asignadas a la oferta correctamente.'),
    ).toBeInTheDocument();
    expect(api.sent(update)).toEqual([offerToWire(anOffer({ cities: [valparaiso] }))]);
    expect(onSaved).toHaveBeenCalledTimes(1);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('S2.75 an empty list cannot be saved', async () => {
    hold(anOffer({ countries: [chile], cities: [] }));
    openCities();

    await screen.findByText('Desarrollo Angular');
    expect(button('Guardar Ciudades')).toBeDisabled();
  });

  test('S2.76 does not show a city whose country the offer no longer has', async () => {
    hold(anOffer({ countries: [chile], cities: [santiago, bogota] }));
    openCities();

    await screen.findByText('Desarrollo Angular');
    expect(rows()).toEqual(['Santiago']);
  });

  test('S5.49 S5.50 asks for a city, and adds none twice', async () => {
    const { user } = openCities();
    await choose(user, 'País', 'Chile');
    await user.click(button('Asignar'));
    expect(
      await screen.findByText('Por favor, selecciona una ciudad para añadir.'),
    ).toBeInTheDocument();
    await pressInMessage('Aceptar');

    await choose(user, 'Ciudad', 'Santiago');
    await user.click(button('Asignar'));

    expect(
      await screen.findByText('Esta ciudad ya ha sido añadida a la oferta.'),
    ).toBeInTheDocument();
    expect(rows()).toEqual(['Santiago']);
  });

  test('S2.74 says that a country has no cities', async () => {
    api.answer({ [citiesOfChile]: [] });
    const { user } = openCities();
    await choose(user, 'País', 'Chile');

    expect(
      await screen.findByText('No hay ciudades disponibles para este país.'),
    ).toBeInTheDocument();
  });

  test('S8.14 cities that cannot be loaded are told', async () => {
    api.answer({ [citiesOfChile]: refusal(500) });
    const { user } = openCities();
    await choose(user, 'País', 'Chile');

    expect(
      await screen.findByText('Error al cargar las ciudades para el país seleccionado.'),
    ).toBeInTheDocument();
  });

  test.each([
    [{ mensaje: 'No se puede' }, 'No se puede'],
    [{ message: 'Sin conexión' }, 'Sin conexión'],
    [{}, 'Error al asignar ciudades a la oferta.'],
  ])('S8.16 a failure with %j shows «%s» and closes', async (body, text) => {
    api.answer({ [update]: refusal(500, body) });
    const { user } = openCities();
    await screen.findByText('Desarrollo Angular');

    await user.click(button('Guardar Ciudades'));

    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('S8.19 those of an offer without an id are not saved', async () => {
    const { user } = openCities();
    await screen.findByText('Desarrollo Angular');
    hold(anOffer({ id: 0 }));

    await user.click(button('Guardar Ciudades'));

    expect(await screen.findByText('No se pudo guardar: oferta no válida.')).toBeInTheDocument();
    expect(api.sent(update)).toEqual([]);
  });

  test('S5.51 without its offer it warns and cannot be saved', async () => {
    api.answer({ [read]: refusal(404) });
    openCities();

    expect(
      await screen.findByText('No se pudo obtener la oferta para asignar ciudades.'),
    ).toBeInTheDocument();
    expect(button('Guardar Ciudades')).toBeDisabled();
  });
});
