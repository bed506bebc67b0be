import { CatalogItemsPage } from '../catalog-items/catalog-items-page';
import { questionAssignment } from './question-assignment';

/** The questions that an offer asks its applicants (specification §2, «Assign questions to an offer»). */
export const OfferQuestionsPage = () => <CatalogItemsPage assignment={questionAssignment} />;
