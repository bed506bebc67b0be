export declare const company: {
    readonly name: string;
    readonly claim: string;
    readonly email: 'contacto@puente.example.org';
    readonly whatsAppNumber: '56900000000';
    readonly applicationFormUrl: 'https://formularios.example.org/puente/postula';
    readonly socialLinks: readonly [{
        readonly network: string;
        readonly url: 'https://whatsapp.example.org/channel/puente';
    }, {
        readonly network: string;
        readonly url: 'https://youtube.example.org/@puente';
    }, {
        readonly network: string;
        readonly url: 'https://tiktok.example.org/@puente';
    }, {
        readonly network: string;
        readonly url: 'https://facebook.example.org/puente';
    }, {
        readonly network: string;
        readonly url: 'https://instagram.example.org/puente';
    }, {
        readonly network: string;
        readonly url: 'https://linkedin.example.org/company/puente';
    }, {
        readonly network: string;
        readonly url: 'https://telegram.example.org/puente';
    }, {
        readonly network: 'X';
        readonly url: 'https://x.example.org/puente';
    }];
    readonly countries: readonly ['Argentina', 'Canadá', 'Chile', 'Colombia', 'Costa Rica', 'España', 'Guatemala', 'India', 'México', 'Panamá', 'Perú', 'Estados Unidos'];
};
export declare const externalVideoUrl: string | undefined;
export type SocialNetwork = (typeof company.socialLinks)[number]['network'];
export declare const quoteUrl: (message: string) => string;
