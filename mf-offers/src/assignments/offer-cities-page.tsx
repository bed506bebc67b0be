import { paths } from '@portal/kit/routing/paths';
import { CitiesAssignment } from './cities-assignment';
import { StandalonePage } from './standalone-page';

/** The cities of an offer at an address of their own (reading A06). */
export function OfferCitiesPage() {
  return (
    <StandalonePage
      title="Asignar ciudades"
      path={paths.offerCities}
      missingText="No se pudo obtener la oferta para asignar ciudades."
      Assignment={CitiesAssignment}
    />
  );
}
