/** The name that instructions use where the practice's own belongs. */
export const SAMPLE_NAME = 'talltrees.example';

/** The whole file by which Caddy brings the website under its name, with https; the program listens on port 3000. */
export const CADDY_FILE = `www.${SAMPLE_NAME} {
	reverse_proxy 127.0.0.1:3000
}

${SAMPLE_NAME} {
	redir https://www.${SAMPLE_NAME}{uri} permanent
}
`;

/** How the program is started behind it. */
export const START_BEHIND_CADDY = `SITE_URL=https://www.${SAMPLE_NAME} TRUST_PROXY=true npm start`;
