import { companyContact } from './company-contact';

/** The brand: with the neighbouring file the one place where names and addresses are set. */
export const company = {
  ...companyContact,
  claim: 'Talento y software',
  socialLinks: [
    { network: 'WhatsApp', url: 'https://whatsapp.example.org/channel/puente' },
    { network: 'YouTube', url: 'https://youtube.example.org/@puente' },
    { network: 'TikTok', url: 'https://tiktok.example.org/@puente' },
    { network: 'Facebook', url: 'https://facebook.example.org/puente' },
    { network: 'Instagram', url: 'https://instagram.example.org/puente' },
    { network: 'LinkedIn', url: 'https://linkedin.example.org/company/puente' },
    { network: 'Telegram', url: 'https://telegram.example.org/puente' },
    { network: 'X', url: 'https://x.example.org/puente' },
  ],
  /** Where the company is present (specification §1), in the order of the footer. */
  countries: [
    'Argentina',
    'Canadá',
    'Chile',
    'Colombia',
    'Costa Rica',
    'España',
    'Guatemala',
    'India',
    'México',
    'Panamá',
    'Perú',
    'Estados Unidos',
  ],
} as const;

/** Within so many days somebody reads an application. */
export const reviewDays = 7;

/**
 * Address of a video to embed on «Trabaja con nosotros» instead of our own clip. Nothing is fetched
 * from its host before the visitor starts it.
 */
export const externalVideoUrl: string | undefined = undefined;

export type SocialNetwork = (typeof company.socialLinks)[number]['network'];

/** Where the company is present (specification §1), in the order of the footer. */
export const companyCountries = [
  'Argentina',
  'Canadá',
  'Chile',
  'Colombia',
  'Costa Rica',
  'España',
  'Guatemala',
  'India',
  'México',
  'Panamá',
  'Perú',
  'Estados Unidos',
] as const;

/** The networks of the floating bar (specification §1), in its order. */
export const socialNetworks = {
  whatsApp: 'WhatsApp',
  youTube: 'YouTube',
  tikTok: 'TikTok',
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedIn: 'LinkedIn',
  telegram: 'Telegram',
  x: 'X',
} as const;
