import { CatalogItemsPage } from '../catalog-items/catalog-items-page';
import { languageAssignment } from './language-assignment';

/** Languages that an offer requires (S2.93). */
export const OfferLanguagesPage = () => <CatalogItemsPage assignment={languageAssignment} />;
