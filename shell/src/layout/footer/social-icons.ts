import {
  faFacebookF,
  faInstagram,
  faLinkedinIn,
  faTelegram,
  faTiktok,
  faWhatsapp,
  faXTwitter,
  faYoutube,
  type IconDefinition,
} from '@fortawesome/free-brands-svg-icons';
import type { SocialNetwork } from '@portal/contract/company-fields';

type Icon = IconDefinition['icon'];

// From the package's single module, because the separate files contain code that tree shaking
// cannot remove.
export const socialIcons: Readonly<Partial<Record<string, Icon>>> = {
  WhatsApp: faWhatsapp.icon,
  YouTube: faYoutube.icon,
  TikTok: faTiktok.icon,
  Facebook: faFacebookF.icon,
  Instagram: faInstagram.icon,
  LinkedIn: faLinkedinIn.icon,
  Telegram: faTelegram.icon,
  X: faXTwitter.icon,
} satisfies Record<SocialNetwork, Icon>;
