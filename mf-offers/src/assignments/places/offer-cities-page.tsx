import { paths } from '@portal/kit/routing/paths';
import { StandalonePage } from '../page/standalone-page';
import { CitiesAssignment, missingOffer } from './cities-assignment';

/** The cities of an offer at an address of their own (reading A06). */
export function OfferCitiesPage() {
  return (
    <StandalonePage
      title="Asignar ciudades"
      path={paths.offerCities}
      missingText={missingOffer}
      Assignment={CitiesAssignment}
    />
  );
}
