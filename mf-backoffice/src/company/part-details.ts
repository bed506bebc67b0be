import { socialFields } from '@portal/contract/company-fields';
import { companyGroups, type CompanyGroup } from '@portal/contract/company-groups';
import { piecesOf } from '@portal/contract/field-texts';
import { paths } from '@portal/kit/routing/paths';

type PartDetails = {
  where: string;
  /** Page of the preview. */
  page: string;
};

export const partDetails: Record<CompanyGroup, PartDetails> = {
  identity: {
    where: 'En la cabecera y el pie de cada página, en los correos y en los botones de WhatsApp.',
    page: paths.home,
  },
  social: {
    where: 'Los botones de redes de cada página. Una red sin dirección no se muestra.',
    page: paths.home,
  },
  applicationForm: {
    where: 'Adónde lleva «Aplica Ahora», en «Trabaja con nosotros».',
    page: paths.workWithUs,
  },
  video: { where: 'El video de «Trabaja con nosotros».', page: paths.workWithUs },
  testimonials: {
    where: 'Lo que cuentan tres personas en «Trabaja con nosotros».',
    page: paths.workWithUs,
  },
  benefits: { where: 'Qué se ofrece en «Trabaja con nosotros».', page: paths.workWithUs },
  home: {
    where: 'Lo que pasa por los arcos del inicio. Sus enlaces y dibujos no cambian.',
    page: paths.home,
  },
  about: { where: 'Los textos de «Nosotros», en su orden.', page: paths.about },
};

export const fieldHints: Readonly<Record<string, string>> = {
  name: 'Aparece también en el título de cada página.',
  email: 'Recibe las solicitudes y firma los correos, si la instalación no dice otro.',
  whatsAppNumber: 'Solo cifras, con el código del país: 56912345678.',
  applicationFormUrl: 'Desde https://. Se abre fuera de este sitio.',
  videoUrl:
    'La de insertar, desde https://; en YouTube está en «Compartir», «Insertar». Sin dirección se muestra el video del propio sitio.',
};

export const inputModes: Readonly<Record<string, 'url' | 'numeric'>> = {
  whatsAppNumber: 'numeric',
  applicationFormUrl: 'url',
  videoUrl: 'url',
  ...Object.fromEntries(Object.keys(socialFields).map((network) => [network, 'url' as const])),
};

const shownPieces = 3;
const longestPiece = 60;

/** The first texts of a part, and how many more there are. */
export function firstTextsOf(group: CompanyGroup, part: object) {
  const texts = piecesOf(companyGroups[group].fields)
    .map(({ read }) => read(part))
    .filter((text) => text !== '');
  const more = texts.length - shownPieces;
  return {
    texts: texts.slice(0, shownPieces).map(shortened),
    more: more > 0 ? `y ${more} más` : undefined,
  };
}

/** Cuts at the end of a word, if possible. */
const shortened = (text: string) =>
  text.length > longestPiece ? `${text.slice(0, longestPiece).replace(/\s+\S*$/, '')}…` : text;
