/** A page's settings for search engines and for apps in which it is shared. */
export interface PageSettings {
  path: string;
  /** Without the practice's name, which the page's title adds. */
  title: string;
  /** Without the service area, which the page's description adds. */
  description: string;
  keywords: string;
  type: 'website' | 'profile';
  /** The path of the share image, 1200 by 630. */
  image: string;
}
