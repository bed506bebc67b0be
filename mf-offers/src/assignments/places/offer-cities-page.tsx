import { StandalonePage } from '../page/standalone-page';
import { citiesAssignment } from './cities-assignment';

export const OfferCitiesPage = () => <StandalonePage assignment={citiesAssignment} />;
