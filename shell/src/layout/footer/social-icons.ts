import * as facebook from '@fortawesome/free-brands-svg-icons/faFacebookF';
import * as instagram from '@fortawesome/free-brands-svg-icons/faInstagram';
import * as linkedIn from '@fortawesome/free-brands-svg-icons/faLinkedinIn';
import * as telegram from '@fortawesome/free-brands-svg-icons/faTelegram';
import * as tikTok from '@fortawesome/free-brands-svg-icons/faTiktok';
import * as whatsApp from '@fortawesome/free-brands-svg-icons/faWhatsapp';
import * as x from '@fortawesome/free-brands-svg-icons/faXTwitter';
import * as youTube from '@fortawesome/free-brands-svg-icons/faYoutube';
import type { SocialNetwork } from '@portal/contract/company';

type Drawing = { width: number; height: number; svgPathData: string };

export const socialIcons: Record<SocialNetwork, Drawing> = {
  WhatsApp: whatsApp,
  YouTube: youTube,
  TikTok: tikTok,
  Facebook: facebook,
  Instagram: instagram,
  LinkedIn: linkedIn,
  Telegram: telegram,
  X: x,
};
