/** The project's licence, at its root and in all that is made of it. */
export const ownLicense = 'LICENSE';

/** Beside it, those of all that others have made. */
export const noticesName = 'THIRD-PARTY-NOTICES.txt';

export const aboutNotices = `Avisos de terceros

Aquí hay también programas, letras y dibujos de otras personas, o se instalan con esto.
Estos son sus nombres, sus licencias y los avisos que las acompañan.`;
