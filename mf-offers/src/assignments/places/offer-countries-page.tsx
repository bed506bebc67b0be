import { paths } from '@portal/kit/routing/paths';
import { StandalonePage } from '../page/standalone-page';
import { CountriesAssignment, missingOffer } from './countries-assignment';

/** The countries of an offer at an address of their own (reading A06). */
export function OfferCountriesPage() {
  return (
    <StandalonePage
      title="Asignar países"
      path={paths.offerCountries}
      missingText={missingOffer}
      Assignment={CountriesAssignment}
    />
  );
}
