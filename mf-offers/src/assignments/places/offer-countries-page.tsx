import { StandalonePage } from '../page/standalone-page';
import { countriesAssignment } from './countries-assignment';

export const OfferCountriesPage = () => <StandalonePage assignment={countriesAssignment} />;
