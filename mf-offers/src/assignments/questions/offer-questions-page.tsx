import { CatalogItemsPage } from '../catalog-items/catalog-items-page';
import { questionAssignment } from './question-assignment';

/** Questions that an offer asks its applicants (S2.92). */
export const OfferQuestionsPage = () => <CatalogItemsPage assignment={questionAssignment} />;
