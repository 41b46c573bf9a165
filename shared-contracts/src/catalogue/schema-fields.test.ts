import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from '@jest/globals';
import { type GraphQLNamedType, buildSchema, isInputObjectType, isObjectType } from 'graphql';

const schema = buildSchema(readFileSync(join(__dirname, '../../schema.graphql'), 'utf8'));

function fieldsOf(name: string): string[] {
  const type: GraphQLNamedType | undefined = schema.getType(name);
  if (!isObjectType(type) && !isInputObjectType(type)) throw new Error(`The schema has no type ${name}`);
  return Object.keys(type.getFields());
}

function argumentsOf(query: string): string[] {
  const field = schema.getQueryType()?.getFields()[query];
  if (!field) throw new Error(`The schema has no query ${query}`);
  return field.args.map(({ name }) => name);
}

const words = (text: string) => text.split(' ').filter((word) => word !== '');

describe('entities of the schema', () => {
  it.each([
    ['P-01', 'Product', 'id sku amperio_product_id name request_path category_id product_type'],
    ['P-02', 'Product', 'price final_price catalog_price omnibus_price item_discount installmentsPriceTag'],
    [
      'P-03',
      'Product',
      'qty min_sale_qty max_sale_qty is_sales_blocked availability availability_status_element shipping_from_date is_wzs_available',
    ],
    ['P-04', 'Product', 'available_only_in_store available_in_store'],
    ['P-05', 'Product', 'is_preorder is_pre_release release_date'],
    ['P-06', 'Product', 'manufacturer manufacturer_name brand_plan industry'],
    ['P-07', 'Product', 'main_category path_to_category'],
    ['P-08', 'Product', 'thumbnail images_gallery movies'],
    ['P-09', 'Product', 'labels energy_class'],
    ['P-10', 'Product', 'review_count review_summary review_stats confirmed_review_count confirmed_review_summary'],
    ['P-10', 'ReviewStat', 'vote vote_count'],
    ['P-11', 'Product', 'features features_groups features_price_tag attributes auto_rc_attributes'],
    ['P-14', 'Autopromotion', 'rule_id promo_code discount discount_type date_from date_to is_shockprice stock_used stock_left'],
    ['P-18', 'PriceRecord', 'sku price final_price'],
    [
      'P-19',
      'InstallmentsPriceTag',
      'bank_type change_price_to_installments description installments installments_online installments_stationary installment_description installment_bottom_description is_wpn is_zero_percent monthly_installment sku price free_installments price_with_free_installments calculate_for_promo_price ttl',
    ],
    ['P-20', 'ProductListing', 'total_count items_ids facets stats'],
    ['P-20', 'Facet', 'code values'],
    ['P-20', 'FacetValue', 'value_id count'],
    ['P-20', 'FacetStats', 'code min max count'],
    ['P-31] [Z-11', 'ProductReviews', 'productId reviews'],
    ['P-31', 'Review', 'review_id'],
    ['U-10', 'CustomerAddress', 'id default_billing default_shipping city company country_id street postcode telephone firstname lastname'],
    ['B-01', 'MenuNode', 'id category_id position show column always_show category images topmenu_banners'],
    ['B-01', 'MenuCategory', 'name url_path display_mode color image_icon show_in_searchbar'],
    ['B-01', 'MenuImage', 'image url alt position'],
    ['B-01', 'TopmenuBanner', 'menu_category menu_block graphics_id campaign_id'],
    ['B-02] [Z-27', 'CmsBlock', 'content css identifier title cms_json front_title'],
    ['B-03] [Z-23', 'Dictionary', 'id name elements'],
    ['B-03', 'DictionaryElement', 'element_id name additional_data_1 additional_data_2 additional_data_3 additional_data_4'],
    [
      'Z-06',
      'Category',
      'path parentId display_mode name_in_tiles tabs_order adserver_ids blog_posts attribute_option_popularity url_path',
    ],
    ['Z-08', 'AttributeOption', 'option_id label filter_label has_description key'],
    ['Z-14', 'Customer', 'email firstname lastname dob addresses amperio_plus amperio_plus_allowed neoportal_user_id'],
    [
      'Z-21',
      'BlogPost',
      'id horizontal_image image url_path title image_alt image_title horizontal_image_alt horizontal_image_title content_sneak_peak',
    ],
    ['Z-22', 'CmsPage', 'content content_heading meta_description meta_title meta_keywords page_layout title url_key'],
    [
      'Z-24',
      'FeatureDefinition',
      'feature_id name order group_id price_tag price_tag_order price_tag_name price_tag_unit has_description is_helper',
    ],
    ['Z-25', 'FeatureGroupDefinition', 'group_id name order category_id'],
    ['Z-26', 'FeaturePictograms', 'feature_id pictograms'],
    ['Z-26', 'Pictogram', 'file_uri'],
    [
      'Z-28',
      'Graphic',
      'graphics_id campaign_id img img_mobile img_big_badge url position effect active graphics_alt title parameters rule_id',
    ],
    [
      'Z-43] [R-02',
      'UrlResolution',
      'type id canonical_url restore_params category_id meta_title meta_description meta_keywords googlebot robots og_type intro_description description intro_category_description category_description has_filter_seo header_title faq blog_category_product_ids',
    ],
  ])('[%s] %s has all stated fields', (_rows, type, fields) => {
    expect(fieldsOf(type)).toEqual(expect.arrayContaining(words(fields)));
  });

  it.each([
    ['Q-06', 'urlResolver', 'urlKey search'],
    ['Q-07', 'manufacturers', 'ids'],
    ['Q-08', 'msProducts', 'ids gids skus wpn preview_hash'],
    ['Q-09', 'dictionary', 'ids'],
    ['Q-10', 'pricesForProducts', 'skus'],
    ['Q-11', 'technologies', 'ids'],
    ['msCategories', 'msCategories', 'ids'],
    ['Q-13', 'attributes', 'attributeCodes'],
    ['Q-14', 'newsPosts', 'postIds'],
    ['Q-15', 'featuresDefinition', 'ids'],
    ['Q-16', 'featuresGroupsDefinition', 'ids'],
    ['Q-17', 'featuresPictograms', 'feature_ids'],
    ['Q-18', 'installmentsMageTwo', 'skus'],
    ['Q-19', 'msCmsBlock', 'identifiers'],
    ['Q-20', 'graphicsData', 'graphicsIds version'],
    ['Q-21', 'customer', ''],
    ['Q-22', 'neoportalData', 'productIds'],
    ['Q-23', 'productsForCategory', 'id attributes sortBy sortOrder'],
    ['Q-24', 'headerDataQuery', 'storeId topMenuBannerVersion version'],
    ['Q-25', 'footerDataQuery', 'blocksIds'],
  ])('[%s] the query %s takes all stated arguments', (_row, query, names) => {
    expect(argumentsOf(query)).toEqual(expect.arrayContaining(words(names)));
  });
});
