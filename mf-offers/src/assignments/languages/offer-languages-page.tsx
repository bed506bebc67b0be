import { CatalogItemsPage } from '../catalog-items/catalog-items-page';
import { languageAssignment } from './language-assignment';

/** The languages that an offer asks for (specification §2, «Assign languages to an offer»). */
export const OfferLanguagesPage = () => <CatalogItemsPage assignment={languageAssignment} />;
