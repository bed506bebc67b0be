import { paths } from '@portal/kit/routing/paths';
import { CountriesAssignment } from './countries-assignment';
import { StandalonePage } from './standalone-page';

/** The countries of an offer at an address of their own (reading A06). */
export function OfferCountriesPage() {
  return (
    <StandalonePage
      title="Asignar países"
      path={paths.offerCountries}
      missingText="No se pudo obtener la oferta para asignar países."
      Assignment={CountriesAssignment}
    />
  );
}
