/** What a page tells search engines and the apps that people share links in. */
export interface PageSettings {
  path: string;
  /** Without the practice's name, which the page's title adds. */
  title: string;
  /** Without the service area, which the page's description adds. */
  description: string;
  keywords: string;
  type: 'website' | 'profile';
  /** Path of the share image, 1200 by 630. */
  image: string;
}
